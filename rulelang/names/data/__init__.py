"""Tables: from rows or a CSV file beside the rules (`table_rows`, `csv_file`) to columns and matrices in the table of symbols."""

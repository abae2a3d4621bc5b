"""What stands in the columns of tables, and what is said of a thing by it."""

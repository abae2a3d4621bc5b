"""A tree back to text: `write` finds the words by the grammar, `format` lays them out. Imports `syntax`."""

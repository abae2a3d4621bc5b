"""What has a value: atoms, which hold no other, expressions, and cells of tables."""

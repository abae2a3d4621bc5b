"""What has a value in a Program: atoms, expressions, how arithmetic goes, and which resources a bundle can be of."""

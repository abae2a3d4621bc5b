"""What would change nothing and decide nothing: what leads back to where it is, and what is never asked."""

"""What is said of variants: what they are based on and how they go together, their addresses, what they change."""

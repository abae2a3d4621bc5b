"""What is wrong with what chance decides."""

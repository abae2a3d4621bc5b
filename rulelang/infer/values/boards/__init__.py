"""What is asked of boards: which space is named, what is seen from a space, and which pieces are joined."""

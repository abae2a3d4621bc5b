"""What is ended, left, answered or called off is under way where that is said."""

"""Steps of which it is said who does them: somebody, or everyone at once."""

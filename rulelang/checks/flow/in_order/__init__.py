"""What stands below and comes after: what can never come, and what comes twice."""

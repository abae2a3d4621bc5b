"""What single functions of the engine do to a state: the edges that whole matches seldom come to."""

"""Whether a match can take its course: somebody decides, loops end, whatever is declared comes up."""

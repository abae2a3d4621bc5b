"""The commands of `rulelang`, a file for each: a few lines around what does the work."""

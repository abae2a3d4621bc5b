"""Steps to blocks: `blocks` is what they are written into, the others are the writers, a file for each sort of step."""

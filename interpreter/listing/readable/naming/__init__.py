"""Numbers to names: of things, of blocks and functions, of the slots of a frame, of tables."""

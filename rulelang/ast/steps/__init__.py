"""What is done: steps that stand alone (choices, bundles, moves, calls), then blocks, which hold steps."""

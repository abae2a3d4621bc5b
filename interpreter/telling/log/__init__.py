"""A trace to sentences for one seat: what is worth telling, what was passed over, and each sentence."""

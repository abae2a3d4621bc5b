"""No word without effect: every word of a text counts, and every form plays or is complained about wherever it may stand."""

"""Whether a secret is told: who sees what of steps, what they lay open, who learns what at them, and the complaint."""

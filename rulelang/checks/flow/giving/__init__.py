"""From whom to whom, and from where to where: what is given leads elsewhere, and whose it is can be somebody."""

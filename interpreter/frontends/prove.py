"""`rulelang test`: the scenarios under a path, the rules that none of them uses, the changes that none of them notices."""

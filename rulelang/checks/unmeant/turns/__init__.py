"""Turns that come otherwise than was meant: missed twice, waited for in vain, or begun by nobody."""

"""Whether prices come out: what nobody could pay, and discounts that take nothing off."""

"""Measurements for `make bench`. Each module measures one subject against its reference."""

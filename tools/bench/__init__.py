"""The figures of `make bench`; each module measures one subject against its reference."""

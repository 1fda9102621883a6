"""Which small changes of the code no test notices: `make mutants`."""

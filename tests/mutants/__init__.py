"""Small changes of the code that no test notices: `make mutants`."""

"""The values and errors of tables. Tables change the values, and storage writes them."""

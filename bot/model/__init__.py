"""The values and refusals of tables. Storage writes the values, and tables change them."""

"""What everything about tables is made of: values, and refusals. Storage writes them, tables change them."""

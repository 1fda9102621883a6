"""Settings of people and servers, and what people decide about their data."""

"""Health checks and metrics for monitoring."""

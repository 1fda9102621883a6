"""Race nights and cups: people sign up for a time, and are assigned to tables when it comes."""

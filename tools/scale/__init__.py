"""`make scale`: puts the bot under load in HTTP mode, while its processes are killed again and again."""

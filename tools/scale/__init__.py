"""`make scale`: puts the bot without a gateway under load, while its processes are killed again and again."""

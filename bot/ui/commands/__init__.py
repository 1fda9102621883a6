"""The functions that carry out the slash commands. The commands themselves, with their options, are in
`cogs`.
"""

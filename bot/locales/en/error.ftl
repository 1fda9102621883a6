### What goes wrong besides the refusals of tables: the answer to the person who pressed.

error-discord = Discord is slow right now. Check whether that worked, or try again in a minute.
error-database = I can’t save right now. Try again in a minute.
error-bug = Sorry, something broke. Your game is safe. Code: { $code }
error-stopping = I’m restarting. Try again in a minute.
error-busy = I’m very busy right now. Try again in a moment.
error-old-button = This button is too old. Use `/table show` for a new one.
error-old-command = This command has been updated. Type it again in a minute.
error-unreadable = I can’t read this command. Type it again.
error-person = That person isn’t in this server. Choose someone else.
error-servers-only = This only works in servers. Try it in a server channel.
error-not-allowed = You can’t use this command here.
error-permissions = I can’t post here. I need these permissions: { $permissions }.
error-message-gone = That message is gone. Use your table’s latest message.
error-content = AutoMod in this server blocked my message. Ask a manager to exempt my role.
error-permission = { $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [embed_links] Embed Links
    [attach_files] Attach Files
   *[read_message_history] Read Message History
}
error-option-choice = *{ $option }* must be one of: { $choices }.
error-option-number = *{ $option }* must be a whole number from { $least } to { $most }.
error-option-text = *{ $option }* must be { $least } to { $most } characters long.
error-option-boolean = *{ $option }* must be True or False.
error-option-person = *{ $option }* must be someone in this server.

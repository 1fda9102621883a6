### Was außer Ablehnungen am Tisch schiefgeht: die Antwort an die Person, die gedrückt hat.

error-discord = Discord hakt gerade. Schau nach, ob es geklappt hat, oder versuch es gleich noch mal.
error-database = Gerade lässt sich nichts speichern. Versuch es gleich noch mal.
error-bug = Da ging leider etwas kaputt. Deine Partie ist sicher. Code: { $code }
error-stopping = Ich starte neu. Versuch es gleich noch mal.
error-busy = Gerade ist viel los. Versuch es gleich noch mal.
error-old-button = Der Knopf ist zu alt. Hol dir mit `/table show` einen neuen.
error-old-command = Der Befehl hat sich geändert. Tipp ihn in einer Minute noch mal ein.
error-unreadable = Diesen Befehl verstehe ich nicht. Tipp ihn noch mal ein.
error-person = Diese Person ist nicht auf diesem Server. Wähle jemand anderen.
error-servers-only = Das geht nur auf Servern. Tipp den Befehl dort in einen Kanal.
error-not-allowed = Diesen Befehl darfst du hier nicht benutzen.
error-permissions = Ich kann hier nicht schreiben. Ich brauche diese Berechtigungen: { $permissions }.
error-message-gone = Die Nachricht mit diesem Knopf ist weg. Nimm die neueste Nachricht deines Tisches.
error-content = AutoMod hat auf diesem Server meine Nachricht blockiert. Wer den Server verwaltet, kann meine Rolle ausnehmen.
error-permission = { $permission ->
    [view_channel] Kanal ansehen
    [send_messages] Nachrichten senden
    [send_messages_in_threads] Nachrichten in Threads senden
    [embed_links] Links einbetten
    [attach_files] Dateien anhängen
   *[read_message_history] Nachrichtenverlauf anzeigen
}
error-option-choice = *{ $option }* muss eins davon sein: { $choices }.
error-option-number = *{ $option }* muss eine ganze Zahl von { $least } bis { $most } sein.
error-option-text = *{ $option }* muss { $least } bis { $most } Zeichen haben.
error-option-boolean = *{ $option }* muss True oder False sein.
error-option-person = *{ $option }* muss jemand von diesem Server sein.

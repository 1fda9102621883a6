### Was außer Ablehnungen am Tisch schiefgeht: die Antwort an die Person, die gedrückt hat.

error-discord = Discord hakt gerade. Schau nach, ob es geklappt hat, oder versuch es gleich noch mal.
error-database = Ich kann gerade nichts speichern. Versuch es gleich noch mal.
error-bug = Da ist leider etwas schiefgegangen. Deine Partie ist gespeichert. Code: { $code }
error-stopping = Ich starte gerade neu. Versuch es gleich noch mal.
error-busy = Gerade ist viel los. Versuch es gleich noch mal.
error-old-button = Der Knopf ist zu alt. Hol dir mit `/table show` einen neuen.
error-old-command = Der Befehl hat sich geändert. Tipp ihn in einer Minute noch mal ein.
error-unreadable = Diesen Befehl verstehe ich nicht. Tipp ihn noch mal ein.
error-person = Diese Person ist nicht auf diesem Server. Wähle jemand anderen.
error-servers-only = Das geht nur auf Servern. Gib den Befehl dort in einem Kanal ein.
error-not-allowed = Diesen Befehl darfst du hier nicht benutzen.
error-permissions = Ich kann hier nicht schreiben. Ich brauche diese Berechtigungen: { $permissions }.
error-message-gone = Die Nachricht mit diesem Knopf gibt es nicht mehr. Nimm die neueste Nachricht deines Tisches.
error-content = AutoMod hat auf diesem Server meine Nachricht blockiert. Wer den Server verwaltet, kann meine Rolle davon ausnehmen.
error-permission = { $permission ->
    [view_channel] Kanal ansehen
    [send_messages] Nachrichten senden
    [send_messages_in_threads] Nachrichten in Threads senden
    [embed_links] Links einbetten
    [attach_files] Dateien anhängen
   *[read_message_history] Nachrichtenverlauf anzeigen
}
error-option-choice = Für *{ $option }* stehen zur Wahl: { $choices }.
error-option-number = *{ $option }* muss eine ganze Zahl von { $least } bis { $most } sein.
error-option-text = *{ $option }* muss { $least } bis { $most } Zeichen lang sein.
error-option-boolean = *{ $option }* muss True oder False sein.
error-option-person = *{ $option }* muss jemand von diesem Server sein.

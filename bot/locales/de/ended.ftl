### Warum ein Tisch ohne Ergebnis endete.

ended-by = { $name } hat die Partie abgebrochen.
    .you = Du hast die Partie abgebrochen.
ended-by-moderator = Die Moderation hat die Partie abgebrochen.
ended-left = Alle sind gegangen.
ended-idle = Dreißig Tage lang hat niemand gezogen. Mit `/practice robots` beginnst du eine neue Partie.
ended-daily = Die Zeit für die Tagespartie { $day } lief um Mitternacht (UTC) ab.
ended-lost = Den Kanal gibt es nicht mehr, und einen Tag lang hat niemand gezogen.

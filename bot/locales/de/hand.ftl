### Die eigene Nachricht mit der Hand, und die Antworten auf ihre Knöpfe.

hand-away = Ein Roboter spielt für dich. Mit *Bin zurück* übernimmst du.
hand-passing = **Du kannst nur passen.** Das passiert gleich von selbst.
hand-waiting = Die anderen spielen. Deine Knöpfe erscheinen, wenn du dran bist.
hand-planned = Geplant: **{ $move }**
hand-old-moved = Deine Hand nach deinem letzten Zug:
hand-old-dealt = Deine Hand nach dem Verteilen:
hand-clock = die Zeit läuft { $when } ab
hand-since = **Seit deinem letzten Zug:** { $line }
hand-so-far = **Bisher:** { $line }
hand-news = Neues
hand-note = { $buttons }: { $note }
hand-car = { $striped ->
    [true] Dein Auto ist hier gestreift: Ein anderes ist schon { $wanted }.
   *[other] Dein Auto ist hier { $colour }: Ein anderes ist schon { $wanted }.
}
hand-refresh = Neu laden
hand-back = Bin zurück
hand-hint = Tipp
hand-undo = Zurücknehmen
hand-undo-turn = Zug zurücknehmen
hand-more = Mehr
hand-pass-always = Passen · künftig automatisch
hand-auto-pass = { $on ->
    [yes] Automatisch passen: an
   *[no] Automatisch passen: aus
}
hand-plan = Vorausplanen
hand-cancel-plan = Plan löschen
hand-out = Du bist nicht fertig geworden.
hand-won = Du hast gewonnen!
hand-shared = Du landest auf dem geteilten { $place }. Platz.
hand-came = Du landest auf Platz { $place } von { $of }.
hand-ahead = { $points } vor { $name }.
hand-short = { $points } hinter { $name }.
hand-level = Gleichauf mit { $name }. Die Gleichstandsregel hat entschieden.
hand-share-line = Paddock · { $game } · { $result }
hand-moment = Entscheidend: { $moment }

### Was über eine Person gespeichert ist, und wie es gelöscht wird.

privacy-ask = ## Meine Daten
    Lade sie als Datei herunter oder lösche sie endgültig. Löschen heißt:
    - In Ergebnissen, beendeten Partien und Rennserien steht *Gelöschtes Konto* statt deines Namens.
    - In laufenden Partien übernimmt ein Roboter deinen Platz. In Lobbys wird dein Platz frei.
    - Übungen, Tagespartien, Einstellungen und Lektionen werden gelöscht.
    - Aus den Ergebnissen, die ich gepostet habe, nehme ich deinen Namen heraus.
    Das gilt für alle Server, und es gibt kein Zurück.
privacy-takeout = Daten herunterladen
privacy-button = Meine Daten löschen
privacy-contact = Fragen? { $contact }
privacy-policy = [Datenschutzerklärung]({ $link })
privacy-export = Das ist alles, was ich über dich gespeichert habe.
privacy-export-again = Deine Daten hast du eben erst bekommen. Versuch es { $when } wieder.
privacy-forget-again = Ich habe gerade alles über dich gelöscht. Kommt etwas Neues dazu, versuch es in zehn Minuten noch mal.
privacy-done = Erledigt: Über dich ist nichts mehr gespeichert. In deinen Partien steht jetzt **{ $alias }** statt deines Namens.
privacy-soon = Ich nehme deinen Namen aus den Ergebnissen, die ich gepostet habe. Wenn ich fertig bin, sage ich es dir hier.
privacy-all = Ich habe deinen Namen aus den Ergebnissen entfernt, die ich gepostet habe, und die zugehörigen Wiederholungen gelöscht.
privacy-beyond = -# Nicht alles, was ich poste, merke ich mir. In Aufrufen zum Mitspielen, in Schlusstabellen und in Antworten an andere kann dein Name noch stehen. Löschen kann das die Moderation.
privacy-unreached = Diese Ergebnisse kann ich nicht mehr ändern. Die Moderation dort kann sie löschen:
privacy-more = { $count ->
    [one] und noch eins
   *[other] und { $count } weitere
}
privacy-alias = Gelöschtes Konto { $number }

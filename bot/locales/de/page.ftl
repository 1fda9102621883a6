### Die Regeln eines Spiels in Kürze.

page-head = ## { $game }
page-more = Mehr über …
page-learn = Beim Spielen lernen
page-next = Weiter: { $section }

### Was geschehen ist: Zeilen am Tisch, in der Hand und im Verlauf.

story-turn = { $name } · { $deeds }
    .you = Du · { $deeds }
story-deed = { $name } { $deed }.
    .you = Du { $deed }.
story-forced = { $line } (ging nicht anders)
    .whole = { $line } (Ging nicht anders.)
story-idled = Zeit um: Paddock zieht für { $name }.
    .you = Zeit um: Paddock zieht für dich.
story-idled-to = Deine Zeit war um. Du · { $deeds }
story-away = { $name } ist nicht da. Ein Roboter spielt weiter.
    .you = Du warst nicht da. Ein Roboter spielt weiter.
story-back = { $name } ist wieder da.
    .you = Du bist wieder da.
story-left = { $name } steigt aus. Ein Roboter übernimmt.
    .you = Du steigst aus. Ein Roboter übernimmt.
story-handed = Der Host lässt für { $name } einen Roboter spielen.
    .you = Der Host lässt für dich einen Roboter spielen.
story-hinted = { $name } holt sich einen Tipp.
    .you = Du holst dir einen Tipp.
story-seated = { $name } übernimmt den Platz von { $was }.
    .you = Du übernimmst den Platz von { $was }.
story-undid = { $name } nimmt einen Schritt zurück.
    .you = Du nimmst einen Schritt zurück.
story-undid-turn = { $name } nimmt den Zug zurück.
    .you = Du nimmst den Zug zurück.

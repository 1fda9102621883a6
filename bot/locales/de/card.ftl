### Die Karte zum Teilen der Tagespartie, und andere Bilder, die zu keinem Spiel gehören.

card-daily = Tagespartie { $label }
card-out = raus
card-place = { place }
card-of = von { $players } bei { $game }
card-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
card-streak = { $days ->
    [one] eine neue Serie
   *[other] { $days } Tage in Folge
}
card-colour = { $colour ->
    [yellow] gelb
    [orange] orange
    [pink] rosa
    [sky] hellblau
    [white] weiß
   *[blue] blau
}
card-car = Nr. { $number }, { card-colour }
card-driver = am Steuer: { $driver }
card-head = ### Dein Auto
card-chosen = { $name }: Nr. { $number }, { card-colour }, am Steuer: { $driver }.
card-note = Dieses Auto hast du ab jetzt an jedem Tisch. Haben zwei dieselbe Farbe oder Nummer, behält sie, wer zuerst da war.
card-alt = { $game }, Tagespartie { $label }. Plätze nach jeder Runde: { $places }.

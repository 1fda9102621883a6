### The share card of the deal of the day, and other pictures that belong to no game.

card-daily = partie du jour { $label }
card-out = hors course
card-place = { place } place
card-of = sur { $players } à { $game }
card-points = { $points ->
    [one] point
   *[other] points
}
card-streak = { $days ->
    [one] nouvelle série
   *[other] { $days } jours de suite
}
card-colour = { $colour ->
    [yellow] jaune
    [orange] orange
    [pink] rose
    [sky] bleu clair
    [white] blanche
   *[blue] bleue
}
card-car = N° { $number }, { card-colour }
card-driver = au volant : { $driver }
card-head = ### Ta voiture
card-chosen = { $name } : n° { $number }, { card-colour }, { $driver } au volant.
card-note = C’est désormais la tienne à toutes les tables. Si deux personnes ont la même couleur ou le même numéro, la première arrivée les garde.
card-alt = { $game }, partie du jour { $label }. Places après chaque manche : { $places }.

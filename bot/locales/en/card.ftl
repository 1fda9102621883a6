### The share card of the deal of the day, and other pictures that belong to no game.

card-daily = daily { $label }
card-out = DNF
card-place = { place }
card-of = of { $players } at { $game }
card-points = { $points ->
    [one] point
   *[other] points
}
card-streak = { $days ->
    [one] a new streak
   *[other] { $days } days in a row
}
card-colour = { $colour ->
    [yellow] yellow
    [orange] orange
    [pink] pink
    [sky] light blue
    [white] white
   *[blue] blue
}
card-car = No. { $number }, { card-colour }
card-driver = driven by { $driver }
card-head = ### Your car
card-chosen = { $name }: no. { $number }, { card-colour }, driven by { $driver }.
card-note = This is your car at every table from now on. If two players have the same colour or number, whoever sat down first keeps it.
card-alt = { $game }, daily { $label }. Places after each round: { $places }.

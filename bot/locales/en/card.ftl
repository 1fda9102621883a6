### The share card of the deal of the day, and other pictures that belong to no game.

card-daily = daily { $label }
card-out = out
card-is = { $what }
card-of = of { $players } at { $game }
card-points = { $points ->
    [one] point
   *[other] points
}
card-streak = { $days ->
    [one] a new streak
   *[other] { $days } days in a row
}
card-alt = { $game }, daily { $label }. Places after each round: { $places }.

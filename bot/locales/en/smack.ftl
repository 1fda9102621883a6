smack-cards = { $points ->
    [one] { $points } Race card
   *[other] { $points } Race cards
}

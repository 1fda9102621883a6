### Puzzles: what somebody missed in their games, to try again.

puzzle-head = { $origin ->
    [daily] 🧩 **{ $game }** · from a past daily
    [server] 🧩 **{ $game }** · from a game in this server
   *[own] 🧩 **{ $game }** · from your own game
}
puzzle-ask = **What would you do?**
puzzle-next = Next puzzle
puzzle-again = { $days ->
    [one] This puzzle comes back tomorrow.
   *[other] This puzzle comes back in { $days } days.
}
puzzle-done = You got it right twice: solved!
puzzle-waiting = { $count } waiting
puzzle-solved = { $count } solved
puzzle-streak = { $count ->
    [one] streak: { $count } day
   *[other] streak: { $count } days
}
puzzle-none = **No puzzles right now.** Press *Look back* after a game, then *Review*, and the moves you missed will appear here.
puzzle-none-next = The next one is ready { $when }.
puzzle-seat = Seat { $number }

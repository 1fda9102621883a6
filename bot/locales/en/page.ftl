### The rules of a game, in short.

page-head = ## { $game }
page-more = More about…
page-learn = Learn by playing
page-next = Next: { $section }

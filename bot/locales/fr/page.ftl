### The rules of a game, in short.

page-head = ## { $game }
page-more = En savoir plus…
page-learn = Apprendre en jouant
page-next = Suite : { $section }

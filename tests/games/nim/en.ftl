### Nim: `$heap` is the letter of a heap, `$count` a number of sticks.

nim-pitch = Take sticks, all from one heap. Whoever takes the last one wins.
nim-credit = Nim, traditional.
nim-cover = Three heaps of sticks: three, four and five of them.
nim-option = The last stick
    .value = { $value ->
        [wins] wins
       *[loses] loses
    }
    .note = { $choice ->
        [last-wins] Take it if you can
       *[last-loses] Leave it to the other player
    }
nim-last = { $last ->
    [wins] The last stick wins.
   *[loses] The last stick loses.
}
nim-sticks = { $count ->
    [one] { $count } stick
   *[other] { $count } sticks
}

## The hand

nim-prompt = Take sticks from one heap.
nim-take = { $count } from { $heap }
    .menu = Take sticks
nim-won = { $name } wins!
    .you = You win!
nim-heap = Heap { $heap }: { nim-sticks }.

## What happened

nim-began = There are heaps of 3, 4 and 5 sticks. { $name } starts.
    .you = There are heaps of 3, 4 and 5 sticks. You start.
nim-took = took { nim-sticks } from heap { $heap }

## The rules

nim-how-1 = There are three heaps of sticks.
nim-how-2 = Take one or more, all from one heap.
nim-how-3 = Then it’s the other player’s turn.
nim-how-4 = The last stick ends the game.
nim-how-5 = Whoever takes it wins.
nim-rules-goal = **Goal.** Take the last stick. With `last: loses`, leave it to the other player.
nim-rules-turn = **A turn.** Take one or more sticks, all from one heap. There are heaps of 3, 4 and 5.
nim-rules-away = **Away from the table.**
    { -ruling } when your time runs out, the clock takes one stick of the largest heap.
nim-rules-credit = *{ nim-credit }*

## Refusals and scores

nim-refuse-over = This game is over.
nim-refuse-turn = It’s not your turn yet.
nim-refuse-few = That heap has only { nim-sticks }. Take fewer.
nim-point = Won

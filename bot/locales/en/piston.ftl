### Gear & Piston. Terms: token, Blueprint, New and Junk part, section, merge, scrap, area, investor.

## Title

piston-pitch = It’s 1888: bolt new parts and junk together, and impress the investors. Junk is easy to get, but volatile.
piston-credit = Gear & Piston by Jukka Höysniemi, LudiCreations 2013. Unofficial. Our own words and art.
piston-option = { $field ->
    [investors] Investors
   *[jump_row] Jump Row
}
    .value = { $value ->
        [standard] Standard
        [advanced] Advanced
       *[expert] Expert
    }
    .note = { $choice ->
        [investors-standard] One for icons and one from stack 2
        [investors-advanced] One for icons and one from stack 2 or 3
        [investors-expert] One from each stack
       *[jump_row] Parts stay for two rounds, and you draw Junk blind
    }
piston-cover = A car built from ten parts in two rows, with someone steering it. A crane brings the next motor.
piston-round = Round { $round }
piston-investors = { $investors ->
    [standard] Investors: one for icons, one from stack 2
    [advanced] Investors: one for icons, one from stack 2 or 3
   *[expert] Investors: one from each stack
}
piston-jump-row = Variant: Jump Row

## Parts

piston-kind = { $kind ->
    [electric-motor] electric motor
    [gasoline-motor] gasoline motor
    [steam-motor] steam motor
    [motor] motor
    [electric-fuel-supply] electric fuel supply
    [gasoline-fuel-supply] gasoline fuel supply
    [steam-fuel-supply] steam fuel supply
    [fuel-supply] fuel supply
    [gear] gear
    [axle] axle
    [steering] steering
    [electric-improvement-top] electric top improvement
    [gasoline-improvement-top] gasoline top improvement
    [steam-improvement-top] steam top improvement
    [improvement-top] top improvement
    [electric-improvement-bottom] electric bottom improvement
    [gasoline-improvement-bottom] gasoline bottom improvement
    [steam-improvement-bottom] steam bottom improvement
   *[improvement-bottom] bottom improvement
}
piston-a-kind = { $kind ->
    [electric-motor] an electric motor
    [gasoline-motor] a gasoline motor
    [steam-motor] a steam motor
    [motor] a motor
    [electric-fuel-supply] an electric fuel supply
    [gasoline-fuel-supply] a gasoline fuel supply
    [steam-fuel-supply] a steam fuel supply
    [fuel-supply] a fuel supply
    [gear] a gear
    [axle] an axle
    [steering] steering
    [electric-improvement-top] an electric top improvement
    [gasoline-improvement-top] a gasoline top improvement
    [steam-improvement-top] a steam top improvement
    [improvement-top] a top improvement
    [electric-improvement-bottom] an electric bottom improvement
    [gasoline-improvement-bottom] a gasoline bottom improvement
    [steam-improvement-bottom] a steam bottom improvement
   *[improvement-bottom] a bottom improvement
}
piston-kinds = { $kind ->
    [electric-motor] { $count } electric motors
    [gasoline-motor] { $count } gasoline motors
    [steam-motor] { $count } steam motors
    [motor] { $count } motors
    [electric-fuel-supply] { $count } electric fuel supplies
    [gasoline-fuel-supply] { $count } gasoline fuel supplies
    [steam-fuel-supply] { $count } steam fuel supplies
    [fuel-supply] { $count } fuel supplies
    [gear] { $count } gears
    [axle] { $count } axles
    [steering] { $count } steering parts
    [electric-improvement-top] { $count } electric top improvements
    [gasoline-improvement-top] { $count } gasoline top improvements
    [steam-improvement-top] { $count } steam top improvements
    [improvement-top] { $count } top improvements
    [electric-improvement-bottom] { $count } electric bottom improvements
    [gasoline-improvement-bottom] { $count } gasoline bottom improvements
    [steam-improvement-bottom] { $count } steam bottom improvements
   *[improvement-bottom] { $count } bottom improvements
}
piston-several = { $count ->
    [1] { piston-a-kind }
   *[other] { piston-kinds }
}
piston-types = { $type ->
    [motor] { $count ->
        [one] { $count } motor
       *[other] { $count } motors
    }
    [fuel-supply] { $count ->
        [one] { $count } fuel supply
       *[other] { $count } fuel supplies
    }
    [gear] { $count ->
        [one] { $count } gear
       *[other] { $count } gears
    }
    [axle] { $count ->
        [one] { $count } axle
       *[other] { $count } axles
    }
    [steering] { $count ->
        [one] { $count } steering part
       *[other] { $count } steering parts
    }
   *[improvement] { $count ->
        [one] { $count } improvement
       *[other] { $count } improvements
    }
}
# What a part carries.
piston-mark = { $mark ->
    [comfort] Comfort
    [power] Power
    [range] Range
    [comfort-reliable] Comfort, reliable
    [power-reliable] Power, reliable
    [range-reliable] Range, reliable
    [reliable] reliable
   *[volatile] volatile
}
piston-part = { $mark ->
    [none] { piston-kind }
    [scrap] scrap { piston-kind } (Volatility { $volatility })
   *[other] { piston-kind } ({ piston-mark })
}
piston-a-part = { $mark ->
    [none] { piston-a-kind }
    [scrap] { $kind ->
        [steering] scrap steering
       *[other] a scrap { piston-kind }
    } (Volatility { $volatility })
   *[other] { piston-a-kind } ({ piston-mark })
}
# The same on a button.
piston-button-kind = { $kind ->
    [electric-motor] Electric motor
    [gasoline-motor] Gasoline motor
    [steam-motor] Steam motor
    [electric-fuel-supply] Electric fuel
    [gasoline-fuel-supply] Gasoline fuel
    [steam-fuel-supply] Steam fuel
    [gear] Gear
    [axle] Axle
    [steering] Steering
    [electric-improvement-top] Electric improvement
    [gasoline-improvement-top] Gasoline improvement
    [steam-improvement-top] Steam improvement
    [improvement-top] Top improvement
    [electric-improvement-bottom] Electric improvement
    [gasoline-improvement-bottom] Gasoline improvement
    [steam-improvement-bottom] Steam improvement
   *[improvement-bottom] Bottom improvement
}
piston-button-mark = { $mark ->
    [comfort] Comfort
    [comfort-reliable] Comfort
    [power] Power
    [power-reliable] Power
    [range] Range
    [range-reliable] Range
    [reliable] reliable
   *[volatile] risky
}
piston-button-part = { $mark ->
    [none] { piston-button-kind }
   *[other] { piston-button-kind }, { piston-button-mark }
}
piston-nothing = none

## Places

piston-location = { $location ->
    [back-alley] Back Alley
    [patent-office] Patent Office
    [junk-yard] Junk Yard
   *[workshop] Workshop
}
    .short = { $location ->
        [back-alley] Alley
        [patent-office] Office
        [junk-yard] Yard
       *[workshop] Workshop
    }
piston-in-location = { $location ->
    [back-alley] in the Back Alley
    [patent-office] at the Patent Office
    [junk-yard] in the Junk Yard
   *[workshop] in the Workshop
}
# A place on a car, as its picture names it: the row, and the number of the column.
piston-cell = { $row ->
    [top] top { $column }
   *[bottom] bottom { $column }
}
piston-columns = { $count ->
    [one] column { $columns }
   *[other] columns { $columns }
}
piston-run = { $first } to { $last }

## Points

piston-signed = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] 0
}
piston-number = { $sign ->
    [minus] −{ $points }
   *[other] { $points }
}
piston-gain = { $points ->
    [one] { piston-signed } point
   *[other] { piston-signed } points
}
piston-score = { $sign ->
    [minus] { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
   *[other] { points }
}
# What a change of the car does to its gaps, which scrap fills at the end.
piston-mends = { $change ->
    [complete] completes your car
    [fewer] { $count ->
        [one] fills { $count } gap
       *[other] fills { $count } gaps
    }
    [more] { $count ->
        [one] adds { $count } gap
       *[other] adds { $count } gaps
    }
   *[same] no points now
}
piston-both = { $gain }, { $mends }
piston-label-gain = { $label } · { $gain }
piston-scraps = { $scraps ->
    [one] { $scraps } scrap part
   *[other] { $scraps } scrap parts
}
piston-blueprints = { $blueprints ->
    [one] { $blueprints } Blueprint
   *[other] { $blueprints } Blueprints
}

## Headline, prompt

piston-win = { $name } wins with { $score }!
    .you = You win with { $score }!
piston-win-close = { $name } wins with { $score } and less Volatility!
    .you = You win with { $score } and less Volatility!
piston-tie = { $names } tie with { $score } each.
piston-waiting = Everyone plays at once. Waiting for { $names }.
piston-ask = { $phase ->
    [planning] Place a token.
    [discarding] Discard a Blueprint, or keep them all.
    [scheming] Spy and take a part, shop, or move a token.
    [stealing] Take one of these Blueprints.
    [dealing] Keep one part. The others go back on the stack.
    [returning] Put the other parts back.
    [patenting] Take a New part.
    [sorting] Keep up to two Junk parts.
    [sorting-one] Keep one Junk part, or none.
   *[assembling] Merge your two sections.
}
piston-ask-stealing = Take one of { $victim }’s Blueprints.
piston-ask-patenting = Take a New part. Taking from the New Row ends the game.
piston-ask-scavenging = { $pick ->
    [only] { $ends ->
        [yes] Take a Junk part. That ends the game.
       *[no] Take a Junk part.
    }
    [first] { $ends ->
        [yes] Take a Junk part. That ends the game.
       *[no] Take one or two Junk parts.
    }
   *[second] { $ends ->
        [yes] Take a second Junk part? That ends the game.
       *[no] Take a second Junk part, or press *Done*.
    }
}
piston-ask-working = { $left ->
    [0] No actions left. Press *Done*.
    [one] Workshop: { $left } action left.
   *[other] Workshop: { $left } actions left.
}
    .more = Upgrade more parts, or press *Done*.
piston-ask-scrapping = { piston-ends } Fill a gap with scrap of Volatility { $scrap }.

## Buttons and menus

piston-place-brings = { piston-location }{ $points ->
    [0] { "" }
   *[other] { " " }· about +{ $points }
}
piston-trade = { $gives } · { $kind ->
    [none] the last space
    [actions] others get { $left ->
        [one] 1 action
       *[other] { $left } actions
    }
    [draws] others draw { $left }
   *[pick] others pick { $which }
}
piston-gives-back-alley = spy and take a part, shop, or move a token, then rest a round
piston-gives-patent-office = { place } pick of { $parts } parts
piston-gives-junk-yard = { place } pick, { $most ->
    [1] take one
   *[other] take two
}
piston-gives-junk-yard-draws = draw { $draws }, { $most ->
    [1] keep one
   *[other] keep two
}
piston-gives-workshop-bare = { $actions ->
    [one] { $actions } action, no parts yet
   *[other] { $actions } actions, no parts yet
}
piston-gives-workshop-spare = { $actions ->
    [one] { $actions } action, all parts built by then
   *[other] { $actions } actions, all parts built by then
}
piston-gives-workshop = { $actions ->
    [one] { $actions } action, { piston-blueprints }
   *[other] { $actions } actions, { piston-blueprints }
}
piston-gives-full = your hand might be full
piston-keep-all = Keep all
piston-done = Done
piston-spy = Spy on
piston-spy-on = Spy on { $name }
piston-visit = Black Market
    .note = see three New parts, keep one
piston-muscle = Move a token
piston-muscle-to = { piston-location }: { $old } to { $new }
piston-muscle-worth = { $location ->
    [workshop] { $worth ->
        [one] { $worth } action instead of { $before }
       *[other] { $worth } actions instead of { $before }
    }
   *[junk-yard] { $worth ->
        [one] { $worth } part instead of { $before }
       *[other] { $worth } parts instead of { $before }
    }
}
piston-muscle-first = you go first next round
piston-take = Take a New part
piston-draw = Draw blind
piston-return = { $side ->
    [top] { $first ->
        [left] Top, left first
        [right] Top, right first
       *[same] On top
    }
   *[bottom] { $first ->
        [left] Bottom, left first
        [right] Bottom, right first
       *[same] At the bottom
    }
}
piston-build = Build
piston-at = { $part }: { $cell }
piston-whole-turn = { $only ->
    [builds] { $sign ->
        [plus] Build { $count ->
            [one] { $count } part
           *[other] { $count } parts
        } · { piston-signed }
       *[none] Build { $count ->
            [one] { $count } part
           *[other] { $count } parts
        }
    }
   *[no] { $sign ->
        [plus] Whole turn · { piston-signed }
       *[none] Whole turn
    }
}
    .note = { $done }, then Done
piston-changes = { $kind ->
    [upgrade] { $count ->
        [one] an upgrade
       *[other] { $count } upgrades
    }
    [dismantle] { $count ->
        [one] a part removed
       *[other] { $count } parts removed
    }
   *[merge] sections merged
}
piston-find-two = { piston-button-kind } and one more
    .note = then the best that’s left
piston-draw-two = Draw 2 blind
piston-change = { $phase ->
    [assembling] Merge
   *[working] Upgrade, remove, merge
}
piston-change-group = { $group ->
    [top] Top row
    [bottom] Bottom row
   *[merge] Merge
}
piston-dismantle = Remove { $cell }: { piston-button-kind }
piston-upgrade = { $cell }: { $part }
piston-merge-as = Merge as { $letter }
piston-undo = Undo turn
piston-mend = Finish for me
piston-mend-span = Finish: total { $span }
piston-patch = Place it myself
piston-patch-as = As { piston-a-kind }
piston-patch-left = { $left ->
    [0] completes your car
   *[other] needs { $left } more
}
piston-patch-over = { $left ->
    [0] over the { $part }, completes your car
   *[other] over the { $part }, needs { $left } more
}

## Refusals

piston-refuse-over = This game is over. Start another with *Rematch*.
piston-refuse-turn = It’s not your turn. Wait for yours.
piston-refuse-chosen = You’ve already chosen. Wait for the others.
piston-refuse-no-blueprint = You have no Blueprint to discard. Wait for the others.
piston-refuse-discarding = Discard one of your Blueprints, or keep them all.
piston-refuse-whole = Your car is in one piece. The others are merging theirs.
piston-refuse-assembling = The game is ending. Merge your two sections where they touch.
piston-refuse-asked = { $phase ->
    [stealing] You’re spying. Take a Blueprint from that player’s hand.
    [dealing] You’re at the Black Market. Keep one of the parts you see.
    [returning] Put the other parts back, all on top or all at the bottom.
    [patenting] You’re at the Patent Office. Take a New part, or draw one.
    [scavenging] You’re in the Junk Yard. Take a Junk part, or draw one.
    [sorting] Keep up to two of the parts you drew. Your hand holds at most five.
   *[scrapping] Scrap must mend your car. Place it beside the car, or over a part that isn’t scrap.
}
piston-refuse-full-location = { $location ->
    [back-alley] The Back Alley is full. Choose another location.
    [patent-office] The Patent Office is full. Choose another location.
    [junk-yard] The Junk Yard is full. Choose another location.
   *[workshop] The Workshop is full. Choose another location.
}
piston-refuse-planning = Tokens come first. Place one on a location.
piston-refuse-full-hand = Your hand is full (5 Blueprints). Choose something else.
piston-refuse-spy-self = You can’t spy on yourself. Choose another player.
piston-refuse-spy-empty = That hand is empty. Spy on someone else.
piston-refuse-market = The New stack is empty. Choose something else.
piston-refuse-muscle = Move one of your tokens onto another token’s space, but not in the Back Alley.
piston-refuse-scheming = You’re in the Back Alley. Spy, move a token or visit the Black Market.
piston-refuse-actions = No actions left. Press *Done*, or undo the turn.
piston-refuse-not-held = You don’t have that Blueprint. Pick another.
piston-refuse-row = { $row ->
    [top] That part goes in the top row. Choose a place there.
   *[bottom] That part goes in the bottom row. Choose a place there.
}
piston-refuse-build = Build next to another part. Two sections are the limit.
piston-refuse-empty = There’s no part there. Choose another place.
piston-refuse-dismantle = Your car would split into three sections. Remove a different part.
piston-refuse-upgrade = Upgrade with a Blueprint of the same type and colour. Choose another one.
piston-refuse-undo = Nothing to undo yet. Build something first.
piston-refuse-working = You’re in the Workshop. Build, upgrade, remove or merge, or press *Done*.
piston-refuse-one-section = Your car is in one piece. There’s nothing to merge.
piston-refuse-merge = The sections must touch without overlapping. Choose another way.

## Story

piston-first = { $name } goes first.
    .you = You go first.
piston-opened = The investors are here: { $investors }. { $name } goes first.
    .you = The investors are here: { $investors }. You go first.
piston-round-opened = Round { $round }: { $name } places the first token.
    .you = Round { $round }: you place the first token.
piston-rated = All tokens are placed. Volatility: { $track }.
piston-figure = { $name } { $figure }
piston-you = you
piston-tokens-back = Tokens back from the Back Alley: { $names }.
piston-refilled = { $shelf ->
    [yard] New in the Junk Yard: { $part }.
   *[other] New at the Patent Office: { $part }.
}
piston-reshuffled = The discarded Junk parts form a new stack.
piston-refreshed = Patent Office: { $office }. Junk Yard: { $yard }.
piston-jumped = Discard Row: { $fading }. New Row: { $office }.
piston-ending-car = { $count ->
    [one] The game ends: { $names } has a complete car of at least 12 parts.
   *[other] The game ends: { $names } have complete cars of at least 12 parts.
}
    .you = The game ends: you have a complete car of at least 12 parts.
piston-ending-shelf = { $shelf ->
    [yard] Game over: the Junk Yard is out of parts.
   *[other] Game over: the Patent Office is out of parts.
}
piston-flagged = Game over. Points: { $track }.
piston-placed = placed a token { piston-in-location }
    .forced = placed a token { piston-in-location }, the only space left
piston-decided = decided in secret
piston-kept-all = kept all Blueprints
piston-discarded = discarded { $part }
piston-a-blueprint = a Blueprint
piston-lost = { $why ->
    [full] got nothing { piston-in-location }: full hand
    [empty] found nothing { piston-in-location }
   *[impossible] had nothing to do { piston-in-location }
}
piston-spied = spied on { $victim }
    .you = spied on you
piston-spied-hand = spied on { $victim } and saw: { $parts }
    .you = spied on you and saw: { $parts }
piston-stole = took { $part } from { $victim }
    .you = took { $part } from you
piston-muscled = moved a token { piston-in-location } from the { $old } to the { $new } space
piston-visited = went to the Black Market
piston-visited-parts = went to the Black Market and saw: { $parts }
piston-pocketed = kept { $part }
piston-one-part = a part
piston-returned = { $side ->
    [top] put the others on top of the stack
   *[bottom] put the others at the bottom of the stack
}
piston-returned-parts = { $side ->
    [top] put back on top: { $parts }
   *[bottom] put back at the bottom: { $parts }
}
piston-took = took { $part }
piston-drew = { $location ->
    [patent-office] drew { $part } from the New stack
   *[other] drew { $part } from the Junk stack
}
piston-rummaged = { $count ->
    [one] drew { $count } Junk part
   *[other] drew { $count } Junk parts
}
piston-rummaged-parts = drew: { $parts }
piston-sorted = { $count ->
    [0] discarded { $dropped }
   *[other] { $dropped ->
        [0] kept { $count }
       *[other] kept { $count } and discarded { $dropped }
    }
}
piston-sorted-parts = kept: { $kept } · discarded: { $discarded }
piston-first-named = was last in the Workshop and goes first next round
    .you = were last in the Workshop and go first next round
piston-work-begun = { $actions ->
    [one] has { $actions } action in the Workshop
   *[other] has { $actions } actions in the Workshop
}
    .you = { $actions ->
        [one] have { $actions } action in the Workshop
       *[other] have { $actions } actions in the Workshop
    }
piston-built = built { $part } at { $cell }
piston-dismantled = removed { $part } from { $cell }
piston-upgraded = upgraded { $cell } from { $old } to { $part }
piston-merged = merged both sections
piston-undone = undid the Workshop turn
piston-worked = { $unused ->
    [0] finished in the Workshop
    [one] finished in the Workshop with { $unused } action unused
   *[other] finished in the Workshop with { $unused } actions unused
}
piston-scrap-drawn = drew a scrap part with Volatility { $volatility }
piston-patched = placed { $part } at { $cell }
piston-patched-over = placed { $part } at { $cell }, over the { $covers }
piston-passed = { $scraps ->
    [0] has a complete car
    [one] has a complete car with { $scraps } scrap part
   *[other] has a complete car with { $scraps } scrap parts
}
    .you = { $scraps ->
        [0] have a complete car
        [one] have a complete car with { $scraps } scrap part
       *[other] have a complete car with { $scraps } scrap parts
    }

## Story in brief

piston-did = { $name } { $deeds }.
    .you = You { $deeds }.
piston-did-took = took { $parts }
piston-did-drew = { $count ->
    [one] drew { $count } part
   *[other] drew { $count } parts
}
piston-did-market = visited the Black Market
piston-did-built = built { $parts }
piston-did-dismantled = removed { $parts }
piston-did-upgraded = upgraded to { $parts }
piston-did-patched = { $scraps ->
    [one] placed { $scraps } scrap part
   *[other] placed { $scraps } scrap parts
}
piston-tokens = Tokens: { $tokens }.
piston-token-of = { $name } { piston-in-location }
piston-token-count = { $count } { piston-in-location }
piston-discards = Discarded a Blueprint: { $names }.
piston-parts-taken = Parts taken: { $track }.
piston-parts-changed = Parts built or changed: { $track }.
piston-lost-several = { $why ->
    [full] Full hand { piston-in-location }: { $track }.
    [empty] Nothing left { piston-in-location }: { $track }.
   *[impossible] Nothing to do { piston-in-location }: { $track }.
}

## The table as text

piston-your-hand = Your Blueprints: { $parts }.
piston-seen = { $phase ->
    [dealing] Top of the New stack: { $parts }.
    [returning] To put back, left to right: { $parts }.
   *[other] You drew: { $parts }.
}
piston-seen-hand = { $name } holds: { $parts }.
piston-kept = You keep: { $parts }.
piston-shelf-row = { $shelf ->
    [office] New parts: { $parts }.
    [refill] New Row (refilled): { $parts }.
    [fading] Discard Row: { $parts }.
   *[yard] Junk parts: { $parts }.
}
piston-stack-empty = { $stack ->
    [new] The New stack is empty.
   *[junk] The Junk stack is empty.
}
piston-your-car = Your car: { $car }.
piston-complete = Your car is complete: { $score } now. { $reasons }.
    .brief = Your car is complete: { $score } now.
piston-missing = Needs: { $lacks }.
piston-finished-now = As it stands: { $score }, minus the Volatility of { piston-scraps }. { $reasons }.
    .brief = As it stands: { $score }, minus the Volatility of { piston-scraps }.
piston-proposed = Finish for me: { $placements }. Score: { $span }.
piston-placement = { piston-kind } ({ $cell })
    .over = { piston-kind } ({ $cell }, over the { $covers })
piston-placements = { piston-scraps }: { $placements }
piston-span = { $least } to { $most }
piston-ways = Ways to merge: { $ways }.
piston-way = { $letter } (column { $first } becomes { piston-number })
piston-chosen-merge = You’ve already chosen how to merge. Wait for the others.
piston-round-first = Round { $round }. { $name } goes first.
piston-ends = { $ended ->
    [car] The game ends: someone has a complete car of at least 12 parts.
    [office] The game ends: the Patent Office is out of parts.
   *[yard] The game ends: the Junk Yard is out of parts.
}
piston-tokens-left = Tokens left: { $track }.
piston-site = { $location }: { $spaces }.
piston-site-empty = { $location }: no tokens.
piston-space = { $now ->
    [yes] { $worth ->
        [0] { $owner } (acting)
       *[other] { $owner } ({ $worth }, acting)
    }
   *[no] { $worth ->
        [0] { $owner }
       *[other] { $owner } ({ $worth })
    }
}
piston-free = { $count } free{ $worth ->
    [0] { "" }
   *[other] { " " }({ $worth })
}
piston-resting = Tokens resting beside the Back Alley: { $names }.
piston-investor-list = Investors: { $investors }.
piston-track = Volatility: { $track }.
piston-placed-result = { place }: { $name }, { $score }.
    .reasons = { place }: { $name }, { $score }. { $reasons }.
piston-reason = { $reason } ({ piston-signed })
piston-reasons = { $before }. { $reason }
piston-car-line = { $parts ->
    [0] { $name }: no parts yet, { piston-blueprints }.
    [one] { $name }: { $score } now, { $parts } part, Volatility { $volatility }, { piston-blueprints }. Car: { $car }.
   *[other] { $name }: { $score } now, { $parts } parts, Volatility { $volatility }, { piston-blueprints }. Car: { $car }.
}
    .brief = { $name }: { $score }, Volatility { $volatility }. { $car }.
piston-more = { $count } more
piston-no-car = nothing built yet
piston-part-at = { $part } at { $cell }
piston-pays = { $investor ->
    [comfort-first] Comfort pays best (2, 3, 4 icons: 3, 5, 7 points; others 1, 3, 5)
    [power-first] Power pays best (2, 3, 4 icons: 3, 5, 7 points; others 1, 3, 5)
    [range-first] Range pays best (2, 3, 4 icons: 3, 5, 7 points; others 1, 3, 5)
    [all-alike] all icons pay the same (2, 3, 4 of a kind: 2, 4, 6 points)
    [most-parts] most parts (3 points)
    [improvements] three improvements (3 points)
    [least-volatility] least Volatility (3 points)
    [hybrid] a hybrid (3 points for two colours with motor and fuel, no scrap)
    [everything] a bit of everything (each icon and an improvement: 3 points)
    [inefficiency] an empty hand (−1 point for each Blueprint left)
    [no-scrap] a car without scrap (2 points)
    [most-range] most Range (2 points)
    [most-power] most Power (2 points)
   *[most-comfort] most Comfort (2 points)
}

## What a car lacks

piston-lacks-merge = merged sections
piston-lacks-steering = exactly one steering part
piston-lacks-gap = { $row ->
    [top] a top part in { $columns }
   *[bottom] a bottom part in { $columns }
}
piston-lacks-axle = an axle near { $columns }

## The score

piston-paid = { $investor ->
    [most-parts] Most parts: { $count }
    [improvements] Improvements: { $count } of 3
    [least-volatility] Least Volatility: { $count }
    [inefficiency] Blueprints left: { $count }
    [no-scrap] Scrap parts: { $count }
    [most-range] Most Range: { $count }
    [most-power] Most Power: { $count }
   *[most-comfort] Most Comfort: { $count }
}
piston-paid-icons = { $investor ->
    [comfort-first] Comfort pays best: { $comfort } Comfort, { $power } Power and { $range } Range
    [power-first] Power pays best: { $comfort } Comfort, { $power } Power and { $range } Range
    [range-first] Range pays best: { $comfort } Comfort, { $power } Power and { $range } Range
   *[all-alike] Icons: { $comfort } Comfort, { $power } Power and { $range } Range
}
piston-paid-hybrid = { $count ->
    [0] Hybrid: no colour with motor and fuel
    [1] Hybrid: one colour with motor and fuel
    [2] Hybrid: two colours with motor and fuel
   *[other] Hybrid: three colours with motor and fuel
}
piston-paid-everything = A bit of everything: { $count } of 4
piston-paid-area = { $count ->
    [0] No area
   *[other] Largest area: { $count }
}
piston-paid-volatility = { $reliability ->
    [0] Volatility { $volatility }
   *[other] Volatility { $volatility }, Reliability { $reliability }
}

## Hints

piston-hint-place = { $location ->
    [back-alley] It lets you choose from three parts that nobody else sees.
    [patent-office] It gets you a New part, and investors pay for its icon.
    [junk-yard] One token can take two parts there.
   *[workshop] { $blueprints ->
        [0] Only the Workshop builds, and its best spaces fill up first.
        [one] You have { $blueprints } Blueprint, and only the Workshop builds it.
       *[other] You have { $blueprints } Blueprints, and only the Workshop builds them.
    }
}
piston-hint-build = { $scraps ->
    [one] That’s the best place for it. Your car now needs { $scraps } scrap part.
   *[other] That’s the best place for it. Your car now needs { $scraps } scrap parts.
}
piston-hint-spy = { $blueprints ->
    [one] { $name } has { $blueprints } Blueprint, and you can take it.
   *[other] { $name } has { $blueprints } Blueprints, and you can take one.
}
piston-hint-discard = It does nothing for your car.
    .full = It does nothing for your car, and your hand is nearly full.
piston-hint = { $action ->
    [build] That’s the best place for it.
    [upgrade] It’s better than the part there.
    [dismantle] More parts will fit together and count.
    [merge] More parts will fit together and count.
    [patch] Scrap costs least there.
    [mend] Scrap costs least this way.
    [draw] The stack may hold a part that fits better than those on offer.
    [visit] You see three New parts and keep the best.
    [muscle] This costs you the least.
    [return] This costs you the least.
    [undo] This costs you the least.
    [done] Nothing else you can do would improve your car.
    [keep] Each Blueprint could still be useful.
   *[take] It does the most for your car.
}

## Words in pictures

piston-picture-brings = { $location ->
    [back-alley] Spy, shop or move
    [shop] Pick 1 of 3 parts
    [patent-office] Take 1 New part
    [junk-yard] Take 2 parts
    [jump-yard] Draw { $count }, keep 2
   *[workshop] { $count ->
        [one] Build 1 part
       *[other] Build { $count } parts
    }
}
    .short = { $location ->
        [back-alley] Play a trick
        [patent-office] 1 New part
        [junk-yard] 2 parts
        [jump-yard] Draw { $count }
       *[workshop] Build { $count }
    }
piston-picture-doing = { $phase ->
    [planning] { $name } places a token
    [scheming] { $name } is in the Back Alley
    [stealing] { $name } is spying
    [patenting] { $name } patents a part
    [scavenging] { $name } digs for Junk
    [sorting] { $name } sorts Junk
    [working] { $left ->
        [0] { $name } has no actions left
        [one] { $name } builds: { $left } action left
       *[other] { $name } builds: { $left } actions left
    }
    [scrapping] { $name } adds scrap
   *[other] { $name } is shopping in secret
}
piston-picture-who = { $phase ->
    [discarding] Who discards?
   *[assembling] Who merges?
}
piston-picture-round = Round { $round }
    .last = Last round
piston-picture-pays = { $investor ->
    [most-parts] Most parts
    [improvements] 3 improvements
    [least-volatility] Least Volatility
    [hybrid] A hybrid
    [everything] Bit of everything
    [inefficiency] Blueprints left
    [no-scrap] No scrap
    [most-range] Most Range
    [most-power] Most Power
   *[most-comfort] Most Comfort
}
piston-picture-lacks = Needs
piston-picture-hand = Hand
piston-picture-investors = Investors
piston-picture-next = { $icon ->
    [comfort] { $count } Comfort
    [power] { $count } Power
    [range] { $count } Range
   *[alike] { $count } alike
}
piston-picture-deed = { $deed ->
    [took] took
    [drew] drew
    [stole] stole
   *[built] built
}
piston-picture-first = starts
piston-picture-score = { $points ->
    [1] { piston-number } pt
   *[other] { piston-number } pts
}
piston-picture-now = You { piston-picture-score }
piston-picture-gain = { $points ->
    [1] { piston-signed } pt
   *[other] { piston-signed } pts
}
piston-picture-mark = { $mark ->
    [fills] fills a gap
    [gapes] adds a gap
   *[next] { $name } takes next
}
piston-picture-little = { $why ->
    [full] your hand is full
    [bare] nothing to build
    [spare] nothing left to build
   *[useless] nothing you need
}
piston-picture-spaces = Free places, next one gold
piston-picture-full = full
piston-picture-missing = still missing
piston-picture-complete = nothing
piston-picture-bare = Nothing built yet
piston-picture-no-hand = No Blueprints
piston-picture-chosen = Waiting for the others
piston-picture-ask = { $phase ->
    [planning] { $left ->
        [1] Place your last token
       *[other] Place 1 of { $left } tokens
    }
    [discarding] Discard, or keep all
    [scheming] Choose a trick
    [stealing] Take one of these
    [dealing] Keep one of these
    [returning] Put these back
    [patenting] Take a New part
    [scavenging] Take Junk
    [second] One more, or stop
    [sorting] Keep up to two
    [sorting-one] Keep one, or none
    [assembling] Merge your sections
    [scrapping] Place this scrap
    [worked] Build: all done?
   *[working] { $left ->
        [one] Build: { $left } action left
       *[other] Build: { $left } actions left
    }
}
piston-picture-short = { $scraps ->
    [0] complete
    [one] { $scraps } scrap
   *[other] { $scraps } scrap
}
piston-picture-needs = { $scraps ->
    [0] Your car is complete
    [one] Needs { $scraps } scrap part
   *[other] Needs { $scraps } scrap parts
}
piston-finish-from = { $kind ->
    [investors] investors
    [area] same colour
   *[volatility] Volatility
}
piston-finish-tie = tie-break: least Volatility
piston-picture-plate = No. { $number }

## How to play

piston-basics = { $line ->
    [1] Take turns placing tokens. Then they act: Back Alley, Patent Office, Junk Yard, Workshop.
    [2] Parts come as Blueprints, at most five in hand. Only the Workshop builds them.
    [3] A car needs a motor, fuel of the same colour, a gear, two axles and one steering part.
    [4] A complete car of 12+ parts ends the game. Scrap fills the gaps in the other cars.
   *[5] Investors pay, your largest one-colour area scores, and Volatility costs points.
}
piston-rules-goal = **Goal.** Build a working car in two rows, and please the investors. The highest score wins.
    { -ruling } In the advanced game, the second investor comes from stack 2 or 3 at random.
piston-rules-round = **A round.** Take turns placing a token on the first free space of a location, until all are placed. Then the tokens act in order, location by location.
    { -ruling } The first player in round 1 is drawn at random.
    { -ruling } Players without a token are skipped.
piston-rules-locations = **The locations.** First *Volatility* is marked, and everyone can discard a Blueprint (a part in hand).
    { -ruling } Discards stay face down.
    1. *Back Alley*: look at another player’s hand and take a Blueprint. Or move one of your tokens within a location. Or see the top three New parts, keep one and put the rest on top or at the bottom. Your token here skips one round of placing.
    { -ruling } The moved token takes another token’s space, and the others shift to fill the gap.
    { -ruling } No token can move within the Back Alley.
    2. *Patent Office*: take a New part, face up or from the stack.
    3. *Junk Yard*: take one or two Junk parts, face up (replaced immediately) or from the stack.
    4. *Workshop*: the player with the last token goes first next round. The space gives 1 to 3 actions: build, remove or upgrade (any number of parts, with Blueprints of the same type and colour). Merging sections is free.
    { -ruling } You can merge at any time.
    { -ruling } Players use the Workshop one at a time.
    { -ruling } What counts is whose token is last after all moves.
    Then everything face up is replaced. Your hand holds at most five Blueprints.
    { -ruling } An impossible action is lost.
    { -ruling } You can upgrade an improvement with one for the same row, and any part with one that looks the same.
piston-rules-car = **The car.** Two sections at most.
    { -ruling } Parts that touch horizontally or vertically form a section. Build next to a part, or start a new section. Sections merge wherever they touch without overlapping.
    A complete car has a motor, a fuel supply of the same colour for each motor, a gear, two axles and exactly one steering part. Every colour on it needs a motor and a fuel supply, and every column needs a part in both rows. Every part except axles needs an axle within one step, diagonally too. Steering, motors and fuel go on top, gears and axles below.
piston-rules-end = **The end.** The game ends after a round in which someone has a complete car of at least 12 parts.
    { -ruling } The game also ends immediately when the Patent Office or the Junk Yard can’t be restocked.
    Everyone merges their sections. Then, in turn order, each incomplete car gets scrap until it’s complete. You draw one piece of scrap at a time and place it as any part that mends your car, beside the car or over a part.
    { -ruling } A covered part is gone. Scrap makes a car complete, but counts for no investor and no area.
    { -ruling } You can’t cover scrap, or place it so that your car needs more scrap than before. As an improvement, scrap has no colour.
    { -ruling } Once scrap runs out, each further piece has Volatility 2.
piston-rules-points = **Points.** You score what the investors pay, plus 1 for each part of your largest area of one colour (grey too), minus Volatility. Reliability cancels Volatility. In a tie, less Volatility wins. If that’s equal too, the players share the place.
    - Comfort, Power, Range: n icons, at least 2, are worth 2n−1 to an investor who likes them best, 2n−3 to others and 2n−2 to one who likes them all equally.
    - 3 points each: most parts, three improvements, least Volatility, a hybrid (two colours, each with a motor and fuel) and a bit of everything. One investor pays −1 for each Blueprint left.
    - 2 points each: no scrap, most Range, Power or Comfort. Everyone tied is paid.
    { -ruling } If nobody has any, nobody has the most.
    { -ruling } The hybrid’s motors and fuel aren’t scrap.
    { -house } A bit of everything is one of each icon and an improvement.
piston-rules-jump-row = **Jump Row.** The Patent Office offers the New Row: three parts, each replaced as soon as it’s taken. Beside it is the Discard Row, which is last round’s New Row and isn’t refilled. In the Junk Yard, your space says how many parts you draw, and you keep at most two. When the stack is empty, discarded Junk forms a new one.
    The Junk Yard has four spaces.
    { -ruling } You don’t have to keep any.
piston-rules-counts = **Numbers.**
    { -house } The numbers of parts and spaces are our choice.
piston-rules-away = **Away from the table.**
    { -ruling } When your time runs out, the bot chooses what costs you least.
piston-rules-credit = *{ $credit }*

## Lesson

piston-lesson = { $step ->
    [1] You’re building a car. Two of your four tokens are placed: in the Workshop, where you’ll build, and at the **Patent Office**. Each token there takes a New part. Place another one there.
    [2] Your last token. In the **Junk Yard** one token takes up to two parts. They have no icons, but your car needs them too.
    [3] Now the tokens act, in order. Apex took a motor. One investor likes **Power**: two Power icons are worth 3 points. The gasoline motor has one.
    [4] Your second token. A car needs a gear, and there’s one with Power. That makes two Power icons.
    [5] The Junk Yard. A motor needs a fuel supply of its own colour. Take this gasoline one: it has no Volatility, so it won’t cost you points.
    [6] Take a second Junk part. Every car needs exactly one steering part.
    [7] The Workshop: three actions. Start with the motor. Motors, fuel and steering go on top, gears and axles below.
    [8] Put the fuel supply beside the motor. Touching parts of one colour form an area, and each part of your largest area scores a point.
    [9] Put the gear under the motor: by the end, every column needs a part in both rows. The gear’s icon is your second Power.
   *[10] No actions left. Keep the steering in your hand for the next round. Press **Done**, and Apex builds.
}
piston-lesson-why = { $step ->
    [1] a New part has icons that investors pay for, and a space is free.
    [2] one token takes two parts there, and you’ll have three actions to build them.
    [3] a car needs a motor, and the investor pays most for Power.
    [4] a second Power icon earns 3 points, and your car needs a gear.
    [5] your motor burns gasoline, and this part has no Volatility.
    [6] your car has no steering. A motor or fuel of another colour would need a partner.
    [7] the motor comes first, and everything else goes around it.
    [8] it touches the motor there: two parts of one colour, with room on the other side.
    [9] it fills the motor’s column, and earns the points for two Power icons.
   *[10] no actions are left, so your turn is done.
}
piston-lesson-known = { $line ->
    [1] Tokens act in order: a New part, up to two Junk parts, then actions in the Workshop.
    [2] A car needs a motor and fuel for each of its colours, a gear, two axles and one steering part, in two rows.
    [3] Investors pay points, and your largest area of one colour scores. Volatility costs points. At the end, scrap fills the gaps.
   *[4] The game ends after a round in which someone has a complete car of at least 12 parts.
}

## Kinds of action, for the most common mistake of reviews

piston-act = { $kind ->
    [place] place a token
    [discard] discard a Blueprint
    [done] press Done
    [spy] look at a rival’s hand
    [steal] take a rival’s Blueprint
    [muscle] move a token
    [visit] go to the Black Market
    [pocket] keep a part from the Black Market
    [return] put parts back
    [take] take a part
    [draw] draw blind
    [keep] keep a drawn part
    [build] build a part
    [dismantle] remove a part
    [upgrade] upgrade a part
    [merge] merge the sections
    [undo] undo the turn
    [patch] place a scrap part yourself
   *[mend] let Paddock finish the car
}

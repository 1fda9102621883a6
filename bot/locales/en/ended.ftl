### Why a table ended early, without a result.

ended-by = { $name } ended this game.
    .you = You ended this game.
ended-by-moderator = A moderator ended this game.
ended-left = Everyone left.
ended-idle = No move for thirty days. Start another with `/practice`.
ended-daily = Daily { $day } counted until midnight (UTC) of the next day. It doesn’t count any more.
ended-lost = Its channel is gone, and nobody pressed anything for a day.

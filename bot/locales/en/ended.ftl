### Why a table ended early, without a result.

ended-by = { $name } ended this game.
    .you = You ended this game.
ended-by-moderator = A moderator ended this game.
ended-left = Everyone left.
ended-idle = No move for thirty days. Start another with `/practice robots`.
ended-daily = Daily { $day } expired at midnight (UTC) the next day.
ended-lost = The channel is gone, and nobody moved for a day.

### Why a table ended early, without a result.

ended-by = { $name } ended this game.
    .you = You ended this game.
ended-by-moderator = A moderator ended this game.
ended-left = Everyone left.
ended-idle = Nobody moved for thirty days. Start a new game with `/practice robots`.
ended-daily = Daily { $day } ended at midnight (UTC).
ended-lost = The channel is gone, and nobody moved for a day.

### What is stored about a person, and its deletion.

privacy-ask = ## My data
    Export it as a file, or delete it for good. Deleting means:
    - Results, finished tables and circuits show *Deleted player* instead of your name.
    - Robots take over your seats in games in progress. You leave any lobbies you’re in.
    - Practice, dailies, settings and lessons are deleted.
    - I take your name out of the results I posted.
    This applies to all servers, and you can’t undo it.
privacy-takeout = Export my data
privacy-button = Delete my data
privacy-contact = Questions? { $contact }
privacy-policy = [Privacy policy]({ $link })
privacy-export = This is everything I store about you.
privacy-export-again = I sent you your data a short while ago. Ask again { $when }.
privacy-forget-again = I just deleted everything about you. To delete anything new, try again in ten minutes.
privacy-done = Done: I no longer store anything about you. Your games now show **{ $alias }** instead of your name.
privacy-soon = I’m taking your name out of the results I posted. I’ll say here when it’s done.
privacy-all = I took your name out of the results I posted, and deleted their replays.
privacy-beyond = -# I don’t keep track of everything I post. My pings, final standings and answers to other people may still show your name. Moderators can delete those.
privacy-unreached = I can’t change these results any more. Server moderators can delete them:
privacy-more = and { $count } more
privacy-alias = Deleted player { $number }

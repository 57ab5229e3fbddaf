# A list that loads in pages, with a confirmation before a change.
feature inbox: "The messages of a user."

entity message: "A message."
    sender: text "Ada", later "", "Bo", "Cleo"
    subject: text "Lunch?", later "", "Minutes of the meeting", "Your order"
    received: date 2026-03-14, later 2026-12-01, 2026-11-30
    archived: no

service mailbox: "Stores messages."
    lists every message in pages of 20
    changes archived

list of every message
    empty: "No messages"
    failure: "Could not load messages"
    label sender: sender or "Somebody"
    label subject: subject or "No subject"
    label day: received
    button archive: if archived "Move back" otherwise "Archive"

on tap of row
    go to message detail

on tap of archive
    ask with "Yes" or "No": (if archived "Move back “" otherwise "Archive “"), subject, "”?"
    toggle archived, failure "Could not move it"

# A page with a header and two lists, of which one is shown at a time.
feature club: "The page of a club: its profile, its outings, and memos that only organisers see."

fact organiser: "Whether the viewer organises the club."

entity association: "A club."
    title: text "The Walkers", later ""
    emblem: text "boot", later ""
    motto: text "Slowly is fine.", later ""
    member count: number 12, later 10000
    joined: no

entity outing: "An outing of the club."
    title: text "Round the lake", later "", "Up the hill", "Coffee"
    planned for: date 2026-03-14, later 2026-12-01, 2026-07-01
    attending: no

entity memo: "A memo from one organiser to the others."
    text: text "Bring the map", later "", "Who has the keys?"

service club register: "Loads clubs and stores their members."
    loads the association
    changes joined

service planner: "Loads planned outings."
    lists every outing in pages of 20
    changes attending

service pinboard: "Stores memos."
    lists every memo

header of the association
    failure: "Could not load the club"
    image emblem: emblem or "plain"
    label title: title or "A club"
    label motto: motto or "No motto yet."
    label members: member count counted as "member"
    button join unless organiser: if joined "Leave" otherwise "Join"

switch: "Memos" or "Outings"

list of every outing
    empty: "Nothing is planned"
    failure: "Could not load what is planned"
    label title: title or "Something"
    label day: planned for
    button attend: if attending "Going" otherwise "Go"

list of every memo if organiser
    empty: "No memos"
    failure: "Could not load memos"
    label memo text: text or "(empty)"

on tap of emblem
    go to club detail

on tap of join
    ask if joined with "Leave": "Leave ", title or "this club", "?"
    toggle joined, failure if joined "Could not leave" otherwise "Could not join"

on tap of attend
    toggle attending, failure "Could not tell them"

on tap of row of outing
    go to outing detail

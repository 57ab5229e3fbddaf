# The common part of both kinds of people lists.
feature people: "People and their relation to the viewer."

entity person: "A person whom the viewer may know."
    name: text "Ada", later "", "Bo"

service people service: "Stores the viewer’s relations to people."
    lists every person

list of every person
    empty: "Nobody here"
    failure: "Could not load people"
    label name: name or "Anonymous"
    leave out action: "The possible action, which depends on the kind of the list and on the relation."
    leave out delete: "Removes the relation; it shows after it was revealed, in one row at a time."

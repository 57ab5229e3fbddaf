# What both kinds of lists of people have in common.
feature people: "People, and how the viewer stands to them."

entity person: "Somebody whom the viewer may know."
    name: text "Ada", later "", "Bo"

service people service: "Keeps how the viewer stands to people."
    lists every person

list of every person
    empty: "Nobody here"
    failure: "Could not load people"
    label name: name or "Anonymous"
    leave out action: "What can be asked of the person, by the kind of the list and by how the viewer stands to them."
    leave out delete: "Takes that back; it is there once it is revealed."

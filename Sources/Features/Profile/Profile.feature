# A card, and on top of it an editor: a form with validation.
feature profile: "A card with the profile of a user, and an editor that opens on top of it."

entity profile: "The values that a user states about themselves."
    name: text "Ada Lovelace", later ""
    mail: text "ada@example.com", later ""
    bio: text "I write programs.", later ""
    newsletter: no

service profile service: "Loads and saves the profile of a user."
    loads the profile
    saves it
    announces changes

card of the profile
    failure: "Could not load the profile"
    label name: name or "Anonymous"
    label mail: mail or "No address"
    label bio: bio or "No bio"
    label newsletter: "Newsletter: ", if newsletter "on" otherwise "off"
    button edit: "Edit"

form of the profile
    field name: name
    valid if name is not blank: "Enter a name"
    field mail: mail
    valid if mail is blank or an address: "Enter a valid address"
    field bio: bio
    valid if bio has at most 160 characters
    counter of bio
    switch newsletter: newsletter
    button save: "Save"
    button cancel: "Cancel"

on tap of edit
    open the form

on tap of save
    save it, failure "Could not save"

on tap of cancel
    ask if changed with "Discard" or "Keep editing": "Discard changes?"
    close the form

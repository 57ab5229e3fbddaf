# A card, and on top of it a form that edits it: text fields with rules, and switches.
feature membership: "The card of a club member, and a form that edits it."

entity member: "A member of a club."
    name: text "Ada Lovelace", later ""
    mail: text "", later "ada@example.com"
    phone: text "030 12345", later ""
    about: text "I walk.", later ""
    visits: number 1, later 12
    visible: no
    reminders: yes

service member service: "Loads and saves the data of a member."
    loads the member
    saves it
    announces changes

card of the member
    failure: "Could not load the member"
    label name: name or "Anonymous"
    label contact: words mail or "no mail", "·", phone or "no phone"
    label about: about or "Nothing yet"
    label visits: visits counted as "visit"
    label visible: if visible "Visible to others" otherwise "Hidden"
    label reminders: if reminders "With reminders" otherwise "Without reminders"
    button edit: "Edit"

form of the member
    field name: name
    valid if name is not blank and has at most 30 characters: "Enter a name"
    field mail: mail
    valid if mail is blank or an address: "Enter a valid address"
    field phone: phone
    valid if phone is a phone number: "Enter a phone number"
    field about: about
    valid if about has at most 160 characters
    counter of about
    switch visible: visible
    switch reminders: reminders
    button save: "Save"
    button cancel: "Cancel"

on tap of edit
    open the form

on tap of save
    save it, failure "Could not save"

on tap of reminders
    ask if on with "Turn off" or "Leave on": "Turn off reminders?"

on tap of cancel
    ask if changed with "Discard" or "Keep editing": "Discard changes?"
    close the form

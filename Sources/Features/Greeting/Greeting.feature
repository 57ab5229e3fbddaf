# The smallest feature.
feature greeting: "A button that greets a person."

entity person: "A person to greet. Either part of the name may be empty."
    first name: text "David", later "Ada"
    last name: text "Blaine", later "Lovelace"

service person provider: "Provides the person to greet."
    gives the current person

screen
    label greeting
    button show greeting: "Show greeting"

on tap of show greeting
    show in greeting: words "Hello", first name, last name

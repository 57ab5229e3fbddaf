# The smallest feature of the workbench.
feature greeting: "A button that greets a person."

entity person: "Somebody who can be greeted. Either part of the name may be empty."
    first name: text "David", later "Ada"
    last name: text "Blaine", later "Lovelace"

service person provider: "Knows who is to be greeted right now."
    gives the current person

screen
    label greeting
    button show greeting: "Show greeting"

on tap of show greeting
    show in greeting: words "Hello", first name, last name

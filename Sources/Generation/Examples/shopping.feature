# A list to which something is added, from which it is removed, and to which it is brought back.
feature shopping list: "What is to be bought."

entity good: "Something to be bought."
    title: text "Milk", later "", "Bread", "Ink"
    shelf: one of cool, dry, anywhere
    bought: no

service shop service: "Keeps goods."
    lists every good
    changes bought
    adds one
    removes one
    restores one

list of every good
    empty: "Nothing to be bought"
    failure: "Could not load goods"
    add more: "New", failure "Could not add one"
    undo take back: "Undo", failure "Could not bring it back"
    filter all: "All"
    filter missing: "Missing" unless bought
    label title: title or "Something", if shelf is cool " (cooled)" otherwise ""
    button buy: if bought "Bought" otherwise "Buy"
    button drop: "Drop"

on tap of buy
    toggle bought, failure "Could not change it"

on tap of drop
    ask with "Drop": "Drop “", title, "”?"
    remove it, success "Dropped", failure "Could not drop it"

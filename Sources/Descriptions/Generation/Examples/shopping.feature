# A list with adding, removing and undo, and with filters between which a row moves.
feature shopping list: "A shopping list."

entity good: "An article to buy."
    title: text "Milk", later "", "Bread", "Ink"
    shelf: one of cool, dry, anywhere
    bought: no

service shop service: "Stores articles to buy."
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
    count total: "good" or "goods"
    filter all: "All"
    filter missing: "Missing" unless bought
    filter bought ones: "Bought" if bought
    rows move at once
    label title: title or "Something", if shelf is cool " (cooled)" otherwise ""
    button buy: if bought "Bought" otherwise "Buy"
    button drop: "Drop"

on tap of buy
    toggle bought, failure "Could not change it"

on tap of drop
    ask with "Drop": "Drop “", title, "”?"
    remove it, success "Dropped", failure "Could not drop it"

# A list with optimistic changes in its rows, which are rolled back on failure.
feature to do list: "A to-do list."

entity job: "A task."
    title: text "Water the plants", later "", "Call Ada", "Pay the rent"
    done: no

service job service: "Stores tasks."
    lists every job
    changes done

list of every job
    empty: "Nothing to be done"
    failure: "Could not load jobs"
    label title: title or "Untitled"
    label state: if done "Done" otherwise "Open"
    button check: if done "Reopen" otherwise "Done"

on tap of check
    toggle done, failure "Could not change it"

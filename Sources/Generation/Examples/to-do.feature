# A list in whose rows something can be changed, at once and back where that fails.
feature to do list: "What is to be done."

entity job: "Something to be done."
    title: text "Water the plants", later "", "Call Ada", "Pay the rent"
    done: no

service job service: "Keeps jobs."
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

# A list that loads in one request, with filters, a limited counter, and rows that open a page.
feature reminders: "A list of reminders."

entity reminder: "A task."
    title: text "Water the plants", later "", "Call Ada", "Pay the rent"
    due: date 2026-03-14, later 2026-12-01, 2027-01-31
    done: no
    attempts: number 0, later 1, 12

service reminder service: "Stores reminders."
    lists every reminder
    counts attempts

list of every reminder
    empty: "Nothing to be done"
    failure: "Could not load reminders"
    count total: "reminder" or "reminders"
    filter all: "All"
    filter open: "Open" unless done
    filter finished: "Done" if done
    label title: title or "Untitled"
    label state: if done "Done" otherwise "Open"
    label due: "Due ", due
    label attempts: if attempts is 0 "Not tried" otherwise attempts counted as "attempt"
    button attempt: "Tried"

on tap of attempt
    count attempts, at most 3, failure "Could not count it"

on tap of row
    go to reminder detail

# A screen with one question that has two outcomes.
feature approval: "An absence that a manager approves or rejects."

entity absence: "An absence that somebody asked for."
    reason: text "Moving house", later ""
    days: number 2, later 5
    state: one of open, approved, rejected

service absence service: "Stores absences."
    loads the absence
    changes days from 1 to 30
    changes state

screen of the absence
    failure: "Could not load the absence"
    label reason: reason or "No reason"
    label length: days counted as "day"
    label state: (if state is open "Open" otherwise ""), (if state is approved "Approved" otherwise ""), if state is rejected "Rejected" otherwise ""
    button shorten: "One day less"
    button decide: "Decide"
    button reopen: "Open again"

on tap of shorten
    add -1 to days, failure "Could not shorten it"

on tap of decide
    ask or "Later": "Is an absence of ", days counted as "day", " all right?"
    answer "Approve": set state to approved, success "Approved", failure "Could not approve it"
    answer "Reject": set state to rejected, failure "Could not reject it"

on tap of reopen
    set state to open, failure "Could not open it again"

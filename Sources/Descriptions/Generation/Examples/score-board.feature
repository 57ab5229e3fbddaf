# A screen that keeps its state without a service.
feature score board: "The points of a game, and a hint."

screen
    state points: number 0 from 0 to 5
    state hint open: no
    label heading: "Score"
    label score: if points is 0 "No points" otherwise points counted as "point"
    label hint: if hint open "Five points win." otherwise ""
    label result
    button goal: "Goal"
    button take back: "Take back"
    button ask: "Hint"
    button finish: "Finish"
    button start over: "Start over"

on tap of goal
    add 1 to points

on tap of take back
    add -1 to points

on tap of ask
    toggle hint open

on tap of finish
    show in result: if points is at least 5 "You have won." otherwise "Keep trying."

on tap of start over
    set points to 0
    set hint open to no

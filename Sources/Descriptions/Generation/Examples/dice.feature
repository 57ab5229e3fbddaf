# One number after another.
feature dice: "A button that rolls a die."

service die: "Rolls a die."
    gives the next roll from 1 to 6: 4, 2, 6, 1, 3, 5

screen
    label heading: "Dice"
    label result
    button roll again: "Roll"

on tap of roll again
    show in result: next roll or "No die"

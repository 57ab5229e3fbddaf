# A service that gives something else each time.
feature digit: "A button that shows one digit after the other. On the screen the digit stands above its button."

service digit source: "Gives one digit after the other."
    gives the next digit from 0 to 9: 3, 1, 4, 1, 5

screen
    label digit
    button next: "Next"

on tap of next
    show in digit: next digit or "–"

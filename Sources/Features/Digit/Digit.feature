# A service that returns a different value each time.
feature digit: "A button that shows one digit after another. The digit is above the button."

service digit source: "Returns one digit after another."
    gives the next digit from 0 to 9: 3, 1, 4, 1, 5

screen
    label digit
    button next: "Next"

on tap of next
    show in digit: next digit or "–"

# Two services, asked by one tap.
feature weather: "How warm it is, and somebody to tell."

entity place: "Where it is measured."
    town: text "Oslo", later "Cairo"
    country: text "Norway", later "Egypt"

service map: "Knows where we are."
    gives the current place

service thermometer: "Measures."
    gives the next degree from -40 to 50: -3, 0, 21

screen
    label forecast
    label degrees
    button measure now: "Measure"

on tap of measure now
    show in forecast: words "Weather for", town, country
    show in degrees: next degree or "–"

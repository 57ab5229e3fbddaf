# Two services, asked by one tap.
feature weather: "The temperature of the current place."

entity place: "The place of the measurement."
    town: text "Oslo", later "Cairo"
    country: text "Norway", later "Egypt"

service map: "Provides the current place."
    gives the current place

service thermometer: "Measures the temperature."
    gives the next degree from -40 to 50: -3, 0, 21

screen
    label forecast
    label degrees
    button measure now: "Measure"

on tap of measure now
    show in forecast: words "Weather for", town, country
    show in degrees: next degree or "–"

# Two texts of one person, and what is shown where one is missing.
feature name tag: "What a person wears at a conference."

entity guest: "Somebody who came."
    given name: text "Grace", later "Katherine"
    employer: text "Navy", later ""
    visits: number 3, later 4

service guest list: "Knows who stands at the door."
    gives the current guest

screen
    label heading: "Welcome"
    label who
    label company
    label how often
    button print tag: "Print"
    button clear tag: "Clear"

on tap of print tag
    show in who: words "Hello", given name
    show in company: employer or "on her own"
    show in how often: visits counted as "visit" or "never here"

on tap of clear tag
    show in who: ""
    show in company: ""
    show in how often: ""

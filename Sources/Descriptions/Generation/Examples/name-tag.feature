# Two texts about one person, with a fallback if one is missing.
feature name tag: "The name tag of a conference guest."

entity guest: "A guest of the conference."
    given name: text "Grace", later "Katherine"
    employer: text "Navy", later ""
    visits: number 3, later 4

service guest list: "Provides the guest who arrives."
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

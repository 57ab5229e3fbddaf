/// A kind of line that a description may have. The reader and the help use the same table.
package struct Statement: Hashable, Sendable {
    /// What a line stands below.
    package enum Place: String, Hashable, Sendable, CaseIterable {
        case top = "at the margin"
        case entity = "below an entity"
        case service = "below a service"
        case screen = "below the screen"
        case list = "below a list"
        case detail = "below the screen of something"
        case reaction = "below a tap"
    }

    /// Which of the kinds it is.
    enum Kind: Hashable, Sendable {
        case feature, entity, service, screen, list, detail, tap
        case field, current, next, every, loads, changes, label, button
        case empty, failure, filter, rowLabel, rowButton, show, go, ask, toggle, add, set
    }

    let kind: Kind
    package let place: Place
    /// The words that it begins with; none where it begins with a name.
    let words: [String]
    /// The whole, with what is to be filled in in capitals.
    package let form: String
    package let meaning: String
    package let example: String

    /// Every kind of line, in the order in which descriptions have them.
    package static let all = [
        Statement(
            kind: .feature,
            place: .top,
            words: ["feature"],
            form: #"feature NAME: "SENTENCE""#,
            meaning: "Names the feature, and says what it is. It comes first.",
            example: #"feature greeting: "A button that greets a person.""#
        ),
        Statement(
            kind: .entity,
            place: .top,
            words: ["entity"],
            form: #"entity NAME: "SENTENCE""#,
            meaning: "A thing that the feature is about. Its fields stand below it.",
            example: #"entity person: "Somebody who can be greeted.""#
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: #"NAME: text "FIRST", later "OTHER""#,
            meaning:
                "A field that holds a text, or a number with “number 1, later 2”. The first value is the "
                + "one where a script gives none; tests try the later one, too.",
            example: #"    first name: text "David", later "Ada""#
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: "NAME: yes",
            meaning: "A field that is yes or “no”, and first this, of what is listed or loaded.",
            example: "    done: no"
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: "NAME: one of FIRST, OTHER …",
            meaning:
                "A field that is one of some with names, and first the first, of what is loaded.",
            example: "    mood: one of calm, happy, sad"
        ),
        Statement(
            kind: .field,
            place: .entity,
            words: [],
            form: "NAME: date DAY, later DAY, DAY …",
            meaning:
                "A field that is a day, of what is listed. There, texts, numbers and days can have "
                + "further values, which samples are made from.",
            example: "    due: date 2026-03-14, later 2026-12-01, 2027-01-31"
        ),
        Statement(
            kind: .service,
            place: .top,
            words: ["service"],
            form: #"service NAME: "SENTENCE""#,
            meaning: "What the feature asks. What it gives, lists or loads stands below it.",
            example: #"service person provider: "Knows who is to be greeted right now.""#
        ),
        Statement(
            kind: .current,
            place: .service,
            words: ["gives", "the", "current"],
            form: "gives the current ENTITY",
            meaning: "The entity as it is right now. A script can set it at any time.",
            example: "    gives the current person"
        ),
        Statement(
            kind: .next,
            place: .service,
            words: ["gives", "the", "next"],
            form: "gives the next NAME from NUMBER to NUMBER: NUMBER, NUMBER …",
            meaning: "One number after the other, and the first behind the last. A script may give "
                + "others, and also none.",
            example: "    gives the next digit from 0 to 9: 3, 1, 4, 1, 5"
        ),
        Statement(
            kind: .every,
            place: .service,
            words: ["lists", "every"],
            form: "lists every ENTITY",
            meaning:
                "All that there are, which takes its time and can fail; with “in pages of 20” behind it "
                + "so many at a time, and the next when the last row is reached. A script says how many "
                + "there are, and can change that at any time.",
            example: "    lists every reminder"
        ),
        Statement(
            kind: .loads,
            place: .service,
            words: ["loads", "the"],
            form: "loads the ENTITY",
            meaning:
                "One, which takes its time and can fail. A script can set its fields at any time.",
            example: "    loads the setting"
        ),
        Statement(
            kind: .changes,
            place: .service,
            words: ["changes"],
            form: "changes FIELD",
            meaning:
                "What it can be asked to change, which takes its time and can fail, too: of one that it "
                + "lists a field that is yes or no, of one that it loads any. A number stays within "
                + "limits with “changes volume from 0 to 10”.",
            example: "    changes done"
        ),
        Statement(
            kind: .screen,
            place: .top,
            words: ["screen"],
            form: "screen",
            meaning: "What is on the screen stands below it, from above to below.",
            example: "screen"
        ),
        Statement(
            kind: .label,
            place: .screen,
            words: ["label"],
            form: "label NAME",
            meaning:
                "A text that changes, and is empty at first. With a text behind a colon it stays "
                + "the same.",
            example: "    label greeting"
        ),
        Statement(
            kind: .button,
            place: .screen,
            words: ["button"],
            form: #"button NAME: "TITLE""#,
            meaning: "Something to tap.",
            example: #"    button show greeting: "Show greeting""#
        ),
        Statement(
            kind: .detail,
            place: .top,
            words: ["screen", "of", "the"],
            form: "screen of the ENTITY",
            meaning:
                "The screen shows one entity, which loads when it opens, and again with a button where "
                + "that failed. What it says, and what is on it, stands below it.",
            example: "screen of the setting"
        ),
        Statement(
            kind: .failure,
            place: .detail,
            words: ["failure"],
            form: #"failure: "TEXT""#,
            meaning: "What it says where nothing came.",
            example: #"    failure: "Could not load the settings""#
        ),
        Statement(
            kind: .rowLabel,
            place: .detail,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text, of the entity’s fields.",
            example: #"    label volume: "Volume ", volume"#
        ),
        Statement(
            kind: .rowButton,
            place: .detail,
            words: ["button"],
            form: "button NAME: TEXT",
            meaning:
                "Something to tap that changes the entity, with its title. Where it would change "
                + "nothing, or lead beyond limits, it cannot be tapped.",
            example: #"    button louder: "Louder""#
        ),
        Statement(
            kind: .list,
            place: .top,
            words: ["list", "of", "every"],
            form: "list of every ENTITY",
            meaning:
                "The screen is a list, which loads when it opens, again with a button where that "
                + "failed, and anew when it is pulled. What it says, and what is in a row, stands "
                + "below it.",
            example: "list of every reminder"
        ),
        Statement(
            kind: .empty,
            place: .list,
            words: ["empty"],
            form: #"empty: "TEXT""#,
            meaning: "What it says where there is nothing.",
            example: #"    empty: "No reminders""#
        ),
        Statement(
            kind: .failure,
            place: .list,
            words: ["failure"],
            form: #"failure: "TEXT""#,
            meaning: "What it says where nothing came.",
            example: #"    failure: "Could not load reminders""#
        ),
        Statement(
            kind: .filter,
            place: .list,
            words: ["filter"],
            form: #"filter NAME: "TITLE" if FIELD"#,
            meaning:
                "A button above the rows that shows those alone whose field is yes, with “unless” in "
                + "place of “if” those whose field is no, and without either all. The first shows all, and "
                + "is chosen when the list opens. What is changed in a row stays in sight until the list comes "
                + "anew, or a filter is chosen.",
            example: #"    filter open: "Open" unless done"#
        ),
        Statement(
            kind: .rowLabel,
            place: .list,
            words: ["label"],
            form: "label NAME: TEXT",
            meaning: "A text in each row, of its entity’s fields.",
            example: #"    label title: title or "Untitled""#
        ),
        Statement(
            kind: .rowButton,
            place: .list,
            words: ["button"],
            form: "button NAME: TEXT",
            meaning: "Something to tap in each row, with its title.",
            example: #"    button done: if done "Reopen" otherwise "Done""#
        ),
        Statement(
            kind: .tap,
            place: .top,
            words: ["on", "tap", "of"],
            form: "on tap of BUTTON",
            meaning:
                "What happens when the button is tapped stands below it. “on tap of row” is for the "
                + "rows of a list.",
            example: "on tap of show greeting"
        ),
        Statement(
            kind: .show,
            place: .reaction,
            words: ["show", "in"],
            form: "show in LABEL: TEXT",
            meaning: "Puts a text into a label.",
            example: #"    show in greeting: words "Hello", first name, last name"#
        ),
        Statement(
            kind: .go,
            place: .reaction,
            words: ["go", "to"],
            form: "go to PAGE",
            meaning: "Leads to the page of what the row shows.",
            example: "    go to reminder detail"
        ),
        Statement(
            kind: .ask,
            place: .reaction,
            words: ["ask", "with"],
            form: #"ask with "ANSWER": TEXT"#,
            meaning:
                "Asks in an alert before the line below it is done, of the entity’s fields. Beside the "
                + "answer with which it is done the alert has “Cancel”. One button may ask.",
            example: #"    ask with "Reopen": "Reopen ", title, "?""#
        ),
        Statement(
            kind: .toggle,
            place: .reaction,
            words: ["toggle"],
            form: #"toggle FIELD, failure "TEXT""#,
            meaning:
                "Turns a field of what the button belongs to round: at once, and back with a message "
                + "where the service does not do it. Until then further taps on its buttons do nothing. "
                + "On the screen of something “success” and a text may stand before “failure”, which is "
                + "said where it was done.",
            example: #"    toggle done, failure "Could not change it""#
        ),
        Statement(
            kind: .add,
            place: .reaction,
            words: ["add"],
            form: #"add NUMBER to FIELD, failure "TEXT""#,
            meaning: "The same with a number that has limits, on the screen of something.",
            example: #"    add -1 to volume, failure "Could not change it""#
        ),
        Statement(
            kind: .set,
            place: .reaction,
            words: ["set"],
            form: #"set FIELD to VALUE, failure "TEXT""#,
            meaning: "The same with any field, and one of its values.",
            example: #"    set mood to happy, success "Changed", failure "Could not change it""#
        ),
    ]

    /// What a text is made of, behind “show in LABEL:” and “label NAME:”.
    package static let texts: [(form: String, meaning: String)] = [
        (#""Hello", first name, " of ", age"#, "Parts one behind the other: texts and fields."),
        (
            #"words "Hello", first name"#,
            "The same with a blank between each two; parts that are empty are left out."
        ),
        (#"first name or "Nobody""#, "Another text where the field is empty."),
        (
            #"next digit or "–""#,
            "The next number that a service gives, and another text where it has none. Once a tap."
        ),
        (
            #"if done "Done" otherwise "Open""#,
            "One of two texts, by a field that is yes or no. A date shows as 2026-03-14."
        ),
        (
            #"if mood is happy "Hooray" otherwise """#,
            "One of two texts, by a field that is one of some."
        ),
        (
            #"likes counted as "like""#,
            "A number field as “1 like”, “12 likes”, “1.2w likes” from ten thousand on, and nothing "
                + "for 0."
        ),
        ("first name of person", "Where several entities have such a field."),
    ]
}

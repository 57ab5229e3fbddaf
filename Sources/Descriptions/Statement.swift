/// A kind of line that a description may have. The reader and the help use the same table.
package struct Statement: Hashable, Sendable {
    /// What a line stands below.
    package enum Place: String, Hashable, Sendable, CaseIterable {
        case top = "at the margin"
        case entity = "below an entity"
        case service = "below a service"
        case screen = "below the screen"
        case list = "below a list"
        case reaction = "below a tap"
    }

    /// Which of the kinds it is.
    enum Kind: Hashable, Sendable {
        case feature, entity, service, screen, list, tap
        case field, current, next, every, changes, label, button
        case empty, failure, rowLabel, rowButton, show, go, ask, toggle
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
                "A field that holds a text, or a number where it says “number 1, later 2”. The "
                + "first value is the one where a script gives none; tests try the later one, too. "
                + "What is listed can also have “date 2026-03-14, later 2026-12-01”, and “yes” or "
                + "“no”, the first value of a field that is one of them; and there can be further "
                + "values behind the later one, which the samples of a list are made from.",
            example: #"    first name: text "David", later "Ada""#
        ),
        Statement(
            kind: .service,
            place: .top,
            words: ["service"],
            form: #"service NAME: "SENTENCE""#,
            meaning: "What the feature asks, which answers at once. What it gives stands below it.",
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
                "All that there are, which takes its time and can fail. A script says how many there "
                + "are, and can change that at any time.",
            example: "    lists every reminder"
        ),
        Statement(
            kind: .changes,
            place: .service,
            words: ["changes"],
            form: "changes FIELD",
            meaning:
                "What it can be asked to change of one that it lists, a field that is yes or no. That "
                + "takes its time and can fail, too.",
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
                "Asks in an alert before the line below it is done, of the row’s entity’s fields. Beside "
                + "the answer with which it is done the alert has “Cancel”. One button of a row may ask.",
            example: #"    ask with "Reopen": "Reopen ", title, "?""#
        ),
        Statement(
            kind: .toggle,
            place: .reaction,
            words: ["toggle"],
            form: #"toggle FIELD, failure "TEXT""#,
            meaning:
                "Turns a field of the row’s entity round: at once, and back with a message where the "
                + "service does not do it. Until then further taps on the row’s buttons do nothing.",
            example: #"    toggle done, failure "Could not change it""#
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
            #"likes counted as "like""#,
            "A number field as “1 like”, “12 likes”, “1.2w likes” from ten thousand on, and nothing "
                + "for 0."
        ),
        ("first name of person", "Where several entities have such a field."),
    ]
}

/// A kind of line in a description. The reader and the language reference use the same table.
package struct Statement: Hashable, Sendable {
    /// The context in which a line is allowed.
    package enum Place: String, Hashable, Sendable, CaseIterable {
        case top = "at the top level"
        case entity = "below an entity"
        case service = "below a service"
        case screen = "below the screen"
        case list = "below a list"
        case header = "below a header"
        case detail = "below the screen of an entity"
        case card = "below a card"
        case form = "below a form"
        case reaction = "below a tap"
    }

    /// The kind of line.
    enum Kind: Hashable, Sendable {
        case feature, entity, service, fact, screen, header, list, listSwitch, detail, tap
        case field, current, next, every, loads, changes, counts, adds, removes, restores
        case saves, announces
        case state, label, button
        case empty, failure, filter, rowLabel, rowButton, rowImage, leaveOut
        case listAdd, listUndo, listTotal, rowsMove
        case card, form, input, valid, counter, inputSwitch
        case show, go, ask, askIf, askAnswers, answer, toggle, add, set, count, remove
        case openForm, saveForm, closeForm
    }

    let kind: Kind
    package let place: Place
    /// The words at the beginning of the line; empty if the line begins with a name.
    let words: [String]
    /// The syntax, with placeholders in capitals.
    package let form: String
    package let meaning: String
    package let example: String

    /// All kinds of lines, in their order in descriptions.
    package static let all = things + screens + forms + taps + formTaps

    /// The forms of texts, after 'show in LABEL:' and 'label NAME:'.
    package static let texts: [(form: String, meaning: String)] = [
        (#""Hello", first name, " of ", age"#, "Several parts in sequence: texts and fields."),
        (
            #"words "Hello", first name"#,
            "Parts joined with spaces; empty parts are skipped."
        ),
        (
            #"first name or "Nobody""#,
            "Another text if the field is empty, alone or between other parts."
        ),
        (
            #"next digit or "–""#,
            "The next number that a service gives, or another text if it has none. At most once "
                + "per tap."
        ),
        (
            #"if done "Done" otherwise "Open""#,
            "One of two texts, selected by a yes-or-no field. A date is shown as 2026-03-14."
        ),
        (
            #"if mood is happy "Hooray" otherwise """#,
            "One of two texts, selected by a field with named values."
        ),
        (
            #"if tries is 0 "New" otherwise tries counted as "try" / "tries""#,
            "One of two texts, selected by a number: 'is 0', 'is at least 5' or 'is at most 5'. "
                + "After 'otherwise', also a field, a count or another 'if'."
        ),
        (
            #"if minutes is 0 "now" otherwise (minutes, " min")"#,
            "Several parts in parentheses, for either case. A condition before other parts is in "
                + "parentheses: (if muted \"Silent\" otherwise \"Plays\"), \" at \", volume."
        ),
        (
            #"likes counted as "like""#,
            "A number field such as '1 like' or '12345 likes', and empty for 0. Another plural "
                + "follows a slash: tries counted as \"try\" / \"tries\". With 'counted in "
                + "thousands as', from 1,000 on '1.2k likes'; with 'counted in ten thousands "
                + "as', from 10,000 on '1.2w likes'."
        ),
        (
            #"if open "Hide" otherwise tries counted as "try" / "tries""#,
            "State of the screen, in its labels and after 'show in LABEL:'. It is used like a "
                + "field."
        ),
        ("first name of person", "Needed if several entities have a field of this name."),
    ]
}

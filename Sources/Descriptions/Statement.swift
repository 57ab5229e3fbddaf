/// A kind of line that a description may have. The reader and the help use the same table.
package struct Statement: Hashable, Sendable {
    /// What a line stands below.
    package enum Place: String, Hashable, Sendable, CaseIterable {
        case top = "at the margin"
        case entity = "below an entity"
        case service = "below a service"
        case screen = "below the screen"
        case list = "below a list"
        case header = "below a header"
        case detail = "below the screen of something"
        case reaction = "below a tap"
    }

    /// Which of the kinds it is.
    enum Kind: Hashable, Sendable {
        case feature, entity, service, fact, screen, header, list, listSwitch, detail, tap
        case field, current, next, every, loads, changes, counts, adds, removes, restores
        case label, button
        case empty, failure, filter, rowLabel, rowButton, rowImage, leaveOut
        case listAdd, listUndo
        case show, go, ask, askIf, toggle, add, set, count, remove
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
    package static let all = things + screens + taps

    /// What a text is made of, behind “show in LABEL:” and “label NAME:”.
    package static let texts: [(form: String, meaning: String)] = [
        (#""Hello", first name, " of ", age"#, "Parts one behind the other: texts and fields."),
        (
            #"words "Hello", first name"#,
            "The same with a blank between each two; parts that are empty are left out."
        ),
        (
            #"first name or "Nobody""#,
            "Another text where the field is empty, alone or among other parts."
        ),
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

/// The form of an event or an expectation in a scenario, with its explanation. The parser takes the
/// keywords from this table, and `archbench help scenario` prints it.
package struct EventForm: Hashable, Sendable {
    /// The key that identifies the event.
    package let keyword: String
    /// The JSON, with placeholders in capitals.
    package let form: String
    /// The effect of the event, or the condition for meeting the expectation.
    package let meaning: String

    private init(_ keyword: String, _ form: String, _ meaning: String) {
        self.keyword = keyword
        self.form = form
        self.meaning = meaning
    }

    /// The events of all features; a contract may declare further ones.
    package static let all = [
        EventForm(
            "tap",
            #"{"tap": ID}"#,
            "Taps a button, an image or a row. An element of a row is ROW.NAME, such as blog.7.like."
        ),
        EventForm("pull", #"{"pull": LIST}"#, "Pulls a list to refresh it."),
        EventForm(
            "scroll",
            #"{"scroll": LIST, "to": INDEX}"#,
            "Scrolls until the row with this index is visible. The window shows 12 rows."
        ),
        EventForm(
            "type",
            #"{"type": FIELD, "text": TEXT}"#,
            "Replaces the text of a text field as if the user typed it."
        ),
        EventForm(
            "insert",
            #"{"insert": FIELD, "text": TEXT}"#,
            "Types a text at the caret of a text field, or instead of a text that is composed."
        ),
        EventForm(
            "compose",
            #"{"compose": FIELD, "text": TEXT}"#,
            "Composes a text at the caret with an input method, such as the letters of a syllable. "
                + "The next text that is composed or inserted replaces it."
        ),
        EventForm(
            "caret",
            #"{"caret": FIELD, "to": INDEX}"#,
            "Moves the caret of a text field behind so many characters."
        ),
        EventForm("toggle", #"{"toggle": SWITCH}"#, "Turns a switch on or off."),
        EventForm("answer", #"{"answer": TITLE}"#, "Taps a button of the alert on screen."),
        EventForm("back", #"{"back": true}"#, "Goes back one page."),
        EventForm("swipe", #"{"swipe": true}"#, "Swipes a presented screen down."),
        EventForm(
            "deliver",
            #"{"deliver": WHICH}"#,
            "Delivers pending replies of services: "
                + Delivery.allCases.map { "\"\($0.rawValue)\" (\($0.meaning))" }
                .joined(separator: ", ") + "."
        ),
        EventForm(
            "fail",
            #"{"fail": OPERATION}"#,
            "Makes the next request of this operation fail. For the first requests, use the key "
                + "\"fail\" of the opening."
        ),
        EventForm(
            "set",
            #"{"set": {KEY: VALUE}}"#,
            "Changes dependencies of the feature, such as the time."
        ),
        EventForm(
            "close",
            #"{"close": true}"#,
            "Releases the screen and counts the objects that are still alive. No event may follow."
        ),
        EventForm(
            "expect",
            #"{"expect": {ID: EXPECTATION}}"#,
            "Compares the screen with expectations; nothing else happens."
        ),
    ]

    /// The expectations of an `expect` event.
    package static let expectations =
        [
            EventForm("", "ID: null", "The element is not visible."),
            EventForm("", #"ID: "TEXT""#, "The element is visible and has this text."),
            EventForm(
                "",
                "ID: {KEY: VALUE}",
                "The element is visible and has these properties: "
                    + ExpectationParser.appearanceKeys.map { "\"\($0.name)\" (\($0.help))" }
                    .joined(separator: ", ") + "."
            ),
        ]
        + ExpectationParser.lists.map { EventForm($0.key, "\"\($0.key)\": [TEXT, …]", $0.meaning) }
        + [
            EventForm(
                "",
                "COUNTER: NUMBER",
                "The counter of the feature has this value. 'archbench list FEATURE' lists counters."
            )
        ]
}

extension Delivery {
    /// The replies that are delivered.
    fileprivate var meaning: String {
        switch self {
        case .next: "the oldest"
        case .last: "the newest"
        case .all: "all, and those that they cause"
        }
    }
}

internal import Descriptions
internal import Testing

@Suite("Reading descriptions")
struct DescriptionReaderTests {
    /// A description that is right, for tests to break.
    private static let greeting = """
        feature greeting: "A button that greets."

        entity person: "Somebody."
            first name: text "David", later "Ada"
            age: number 7, later 8

        service person provider: "Knows who."
            gives the current person

        service source: "Gives numbers."
            gives the next digit from 0 to 9: 3, 1

        screen
            label greeting text
            label heading: "Hello"
            button show it: "Show"

        on tap of show it
            show in greeting text: words "Hello", first name, age
        """

    private func failure(_ source: String) -> String? {
        do {
            _ = try DescriptionReader.description(from: source)
            return nil
        } catch {
            return error.description
        }
    }

    @Test("What is on the screen and what happens is read in order")
    func reads() throws {
        let source = Self.greeting.replacing(
            "    show in greeting text: words \"Hello\", first name, age",
            with: "    show in greeting text: next digit or \"–\" # a dash"
        )
        .replacing(#/entity person(.|\n)*?service source/#, with: "service source")
        let description = try DescriptionReader.description(from: source)
        #expect(description.feature.type == "Greeting")
        #expect(
            description.elements.map(\.name.identifier) == ["greeting-text", "heading", "show-it"]
        )
        #expect(
            description.reactions == [
                Reaction(
                    button: Name("show it"),
                    effects: [
                        .init(
                            label: Name("greeting text"),
                            text: .fallback(.next(Name("digit")), text: "–")
                        )
                    ]
                )
            ]
        )
    }

    @Test(
        "What is wrong is told with its place and what would be right",
        arguments: [
            (
                "feature greeting", "featur greeting",
                "1:1: at the margin a line begins with “feature”, “entity”, “service”, “screen”, "
                    + "“list of every”, “on tap of”; did you mean “feature”?"
            ),
            (
                "    gives the current person", "    gives the current persn",
                "8:23: there is no entity “persn” above this line; did you mean “person”?"
            ),
            (
                "    gives the current person", "\tgives the current person",
                "8:1: a tab; lines are indented with blanks, four a level"
            ),
            (
                "    gives the current person", "  gives the current person",
                "8:3: 2 blanks in front; a line that belongs to the one above it has four more than that, "
                    + "and here 0 or 4"
            ),
            (
                "text \"David\"", "text David",
                "4:22: expected its first value in quotes, found “David”"
            ),
            (
                "text \"David\"", "txt \"David\"",
                "4:17: expected “text”, “number”, “date”, “yes” or “no”, found “txt”"
            ),
            (
                ", later \"Ada\"", "",
                "4:29: expected a comma and “later” with another value to try, found the end of the line"
            ),
            (
                "label heading", "label greeting text",
                "15:11: there is “greeting text” in line 14 already; each element has a name of its own"
            ),
            (
                "button show it", "button view",
                "16:12: Swift or the kit uses “view”; use another name"
            ),
            (
                "entity person", "entity button",
                "3:8: Button is a type that there is; use another name"
            ),
            (
                "feature greeting", "feature model",
                "1:9: Model is a module of the workbench; use another name"
            ),
            (
                "on tap of show it", "on tap of heading",
                "18:11: there is no button “heading” on the screen"
            ),
            (
                "first name, age", "first nme, age",
                "19:43: no service gives “first nme”; did you mean “first name”?"
            ),
            (
                "words \"Hello\", first name, age", "next digit",
                "19:28: there may be no next digit; say alone what is shown then: next digit or \"–\""
            ),
            ("from 0 to 9: 3, 1", "from 0 to 9: 3, 10", "11:42: 10 is not from 0 to 9"),
            (
                "from 0 to 9", "from -9223372036854775808 to 9",
                "11:31: “-9223372036854775808” is no whole number between -1000000000 and 1000000000"
            ),
            ("label heading", "label head-ing", "15:15: names have no hyphens; write two words"),
            (
                "later \"Ada\"", "later \"David\"",
                "4:37: the later value must be another one, or nothing is tried"
            ),
            ("from 0 to 9", "from 9 to 0", "11:31: the second number must be larger than 9"),
            (
                "\"Somebody.\"", "\"Somebody\"",
                "3:16: a sentence says what it is, and ends with a full stop"
            ),
            (
                "button show it: \"Show\"", "button show it: “Show”",
                "16:21: “ begins no text; a text stands in straight quotes, \"so\""
            ),
            (
                "show in greeting text", "show in heading",
                "19:13: the label “heading” has a text that stays; leave the text out where it changes"
            ),
        ]
    )
    func mistakes(right: String, wrong: String, message: String) {
        #expect(Self.greeting.contains(right))
        #expect(failure(Self.greeting.replacing(right, with: wrong, maxReplacements: 1)) == message)
    }

    /// A list that is right, for tests to break.
    private static let reminders = """
        feature reminders: "What is to be done."

        entity reminder: "Something to be done."
            title: text "Water the plants", later "", "Call Ada"
            due: date 2026-02-28, later 2024-02-29
            done: no

        service reminder service: "Keeps reminders."
            lists every reminder

        list of every reminder
            empty: "Nothing"
            failure: "Could not load"
            label title: title or "Untitled"
            label due: "Due ", due
            label state: if done "Done" otherwise "Open"

        on tap of row
            go to reminder detail
        """

    @Test("A list is read with its texts, its rows and where they lead")
    func readsList() throws {
        let description = try DescriptionReader.description(from: Self.reminders)
        let reminder = Name("reminder")
        #expect(
            description.list
                == ItemList(
                    entity: reminder,
                    empty: "Nothing",
                    failure: "Could not load",
                    labels: [
                        RowLabel(
                            name: Name("title"),
                            text: .fallback(
                                .field(of: reminder, Name("title"), .text),
                                text: "Untitled"
                            )
                        ),
                        RowLabel(
                            name: Name("due"),
                            text: .parts([
                                .literal("Due "), .field(of: reminder, Name("due"), .date),
                            ])
                        ),
                        RowLabel(
                            name: Name("state"),
                            text: .parts([
                                .choice(of: reminder, Name("done"), yes: "Done", no: "Open")
                            ])
                        ),
                    ],
                    route: Name("reminder detail")
                )
        )
        let fields = try #require(description.listedEntity).fields
        #expect(fields.map(\.kind) == [.text, .date, .flag])
        #expect(fields.map(\.first.shown) == ["Water the plants", "2026-02-28", "no"])
        #expect(fields.map(\.later.shown) == ["", "2024-02-29", "yes"])
        #expect(fields[0].values.count == 3)
    }

    @Test(
        "A day is the last second of it in UTC, whatever the year",
        arguments: [
            ("1970-01-01", 86_399), ("2000-02-29", 951_868_799), ("2001-03-01", 983_491_199),
            ("2024-12-31", 1_735_689_599), ("9999-12-31", 253_402_300_799),
        ]
    )
    func days(day: String, seconds: Int) throws {
        let source = Self.reminders.replacing("2026-02-28", with: day)
        let entity = try #require(
            DescriptionReader.description(from: source).listedEntity
        )
        #expect(entity.fields[1].first == .date(seconds))
        #expect(entity.fields[1].first.shown == day)
    }

    @Test(
        "What is wrong in a list is told with its place and what would be right",
        arguments: [
            ("2026-02-28", "2026-02-29", "5:15: 2026-02-29 is no day from 1970-01-01 on"),
            ("2026-02-28", "1969-12-31", "5:15: 1969-12-31 is no day from 1970-01-01 on"),
            (
                "date 2026-02-28", "date 7",
                "5:15: expected a day, as 2026-03-14, found the number 7"
            ),
            (
                "done: no", "done: maybe",
                "6:11: expected “text”, “number”, “date”, “yes” or “no”, found “maybe”"
            ),
            (
                "lists every reminder", "lists every remainder",
                "9:17: there is no entity “remainder” above this line; did you mean “reminder”?"
            ),
            (
                "    empty: \"Nothing\"\n", "",
                "11:1: the list does not say what shows then; add “empty: \"Nothing here\"” below it"
            ),
            (
                "    failure: \"Could not load\"\n", "",
                "11:1: the list does not say what shows then; add “failure: \"Try again\"” below it"
            ),
            ("failure: \"C", "empty: \"C", "13:5: “empty” stands above already"),
            (
                "label due:", "label title:",
                "15:11: there is “title” in line 14 already; each element has a name of its own"
            ),
            (
                "\"Due \", due", "\"Due \", do",
                "15:24: a reminder has no “do”; did you mean “done”?"
            ),
            (
                "\"Due \", due", "\"Due \", done",
                "15:24: “done” is yes or no; say: if done \"…\" otherwise \"…\""
            ),
            ("if done", "if title", "16:18: “title” is not yes or no"),
            (
                "otherwise \"Open\"", "or \"Open\"",
                "16:33: expected “otherwise”, found “or”"
            ),
            ("otherwise \"Open\"", "otherwise \"Done\"", "16:18: both texts are the same"),
            (
                "    go to reminder detail", "    show in title: \"Hello\"",
                "19:5: a row has nothing to show in; say where a tap leads: “go to …”"
            ),
            (
                "label due:", "label row:",
                "15:11: “row” is any row of a list; use another name"
            ),
            (
                "on tap of row", "on tap of title",
                "18:11: there is no button “title” on the screen"
            ),
            (
                "list of every reminder",
                "screen\n    label heading: \"Hello\"\n\nlist of every reminder",
                "14:1: a second screen; a feature has one, with elements or a list"
            ),
        ]
    )
    func mistakesInLists(right: String, wrong: String, message: String) {
        #expect(Self.reminders.contains(right))
        #expect(
            failure(Self.reminders.replacing(right, with: wrong, maxReplacements: 1)) == message
        )
    }

    @Test("Dates, and more values than two, are for what is listed")
    func listedAlone() {
        #expect(
            failure(
                Self.greeting.replacing(
                    "age: number 7, later 8",
                    with: "born: date 2020-01-01, later 2021-01-01"
                )
                .replacing(", age", with: ", born")
            ) == "3:1: “born” is a date, yes or no; only what a service lists has those"
        )
        #expect(
            failure(Self.greeting.replacing("later 8", with: "later 8, 9"))
                == "3:1: “age” has more than two values; only what a service lists has more"
        )
    }

    @Test("Whatever stands there must be of use")
    func uses() {
        #expect(
            failure(Self.greeting)
                == "10:1: the service “source” is asked by nobody"
        )
        #expect(
            failure(Self.greeting.replacing(", age", with: ", next digit"))
                == "19:28: there may be no next digit; say alone what is shown then: next digit or \"–\""
        )
        #expect(
            failure("")
                == "1:1: there is nothing; a description begins with feature greeting: \"A button that greets a person.\""
        )
    }

    @Test("What is far too large, or no description at all, is refused")
    func sizes() {
        let long = String(repeating: "x", count: 300)
        #expect(
            failure("feature a: \"\(long).\"")
                == "1:12: this text has 301 characters; 200 are the most"
        )
        #expect(
            failure(String(repeating: "x", count: 1 << 20))?.hasPrefix(
                "1:1: the file has 1048576 bytes"
            ) == true
        )
        let labels = (0..<10_000).map { "    label l\($0): \"x\"" }.joined(separator: "\n")
        #expect(failure("feature a: \"So.\"\nscreen\n\(labels)")?.contains("bytes") == true)
        let some = (0..<100).map { "    label l\($0): \"x\"" }.joined(separator: "\n")
        #expect(
            failure("feature a: \"So.\"\nscreen\n\(some)")
                == "43:5: more than 40 elements on one screen"
        )
        let deep = (0..<50).map { String(repeating: "    ", count: $0) + "screen" }.joined(
            separator: "\n"
        )
        #expect(
            failure("feature a: \"So.\"\n\(deep)")
                == "4:9: nothing can stand below a line that is indented itself"
        )
    }
}

internal import Testing

@testable internal import Descriptions

@Suite("Reading descriptions of lists")
struct ListReaderTests {
    @Test("A list is read with its texts, its rows and where they lead")
    func readsList() throws {
        let description = try DescriptionReader.description(from: DescribedReminders.source)
        let reminder = Name("reminder")
        #expect(
            description.list
                == ItemList(
                    entity: reminder,
                    empty: "Nothing",
                    failure: "Could not load",
                    elements: [
                        EntityElement(
                            .label,
                            name: Name("title"),
                            text: .fallback(
                                .field(of: reminder, Name("title"), .text),
                                text: "Untitled"
                            )
                        ),
                        EntityElement(
                            .label,
                            name: Name("due"),
                            text: .parts([
                                .literal("Due "), .field(of: reminder, Name("due"), .date),
                            ])
                        ),
                        EntityElement(
                            .label,
                            name: Name("state"),
                            text: .parts([
                                .condition(
                                    FieldTest(of: reminder, Name("done"), .equal(.flag(true))),
                                    yes: [.literal("Done")],
                                    no: [.literal("Open")]
                                )
                            ])
                        ),
                    ],
                    route: Name("reminder detail")
                )
        )
        let fields = try #require(description.entity(reminder)).fields
        #expect(fields.map(\.kind) == [.text, .date, .flag])
        #expect(fields.map(\.first.shown) == ["Water the plants", "2026-02-28", "no"])
        #expect(fields.map(\.later.shown) == ["", "2024-02-29", "yes"])
        #expect(fields[0].values.count == 3)
    }

    /// From it something can be removed.
    private static let removing =
        DescribedReminders.source
        .replacing("lists every reminder", with: "lists every reminder\n    removes one")
        .replacing("    label due", with: "    button drop: \"Drop\"\n    label due")
            + """

            on tap of drop
                remove it, success "Gone", failure "Still here"
            """

    @Test("A button removes a row")
    func removal() throws {
        let description = try DescriptionReader.description(from: Self.removing)
        #expect(
            description.list?.removal
                == RowRemoval(button: Name("drop"), success: "Gone", failure: "Still here")
        )
        #expect(description.listServices.first?.abilities == [.remove])
    }

    @Test(
        "What a service cannot do is not asked, and what it can is",
        arguments: [
            (
                "    removes one\n", "",
                "15:5: no service can do that; add 'removes one' to the service"
            ),
            (
                "removes one", "removes one\n    removes one",
                "11:5: this is already stated above"
            ),
            (
                "removes one", "removes one\n    adds one",
                "8:1: no button uses 'adds one' of the service; add one"
            ),
            (
                "removes one", "removes all",
                "10:5: below a service a line begins with 'gives the current', 'gives the next', 'lists every', "
                    + "'loads the', 'changes', 'counts', 'adds one', 'removes one', 'restores one', "
                    + "'saves it', 'announces changes'; did you mean 'removes one'?"
            ),
        ]
    )
    func abilities(right: String, wrong: String, message: String) {
        #expect(
            failure(Self.removing.replacing(right, with: wrong, maxReplacements: 1))
                == message
        )
    }

    @Test("What is listed can be one of some, and rows say which")
    func choices() throws {
        let description = try DescriptionReader.description(
            from: DescribedReminders.source.replacing(
                "done: no",
                with: "done: no\n    mood: one of calm, very sad"
            )
            .replacing("\"Due \", due", with: "if mood is very sad \"Sad\" otherwise \"Calm\"")
        )
        let list = try #require(description.list)
        #expect(
            list.elements[1].text.text(of: [Name("mood"): .choice(Name("very sad"))]) == "Sad"
        )
        #expect(list.elements[1].text.text(of: [Name("mood"): .choice(Name("calm"))]) == "Calm")
    }

    @Test(
        "A day is the last second of it in UTC, whatever the year",
        arguments: [
            ("1970-01-01", 86_399), ("1969-12-31", -1), ("1815-12-10", -4_861_641_601),
            ("1600-02-29", -11_670_912_001), ("1700-03-01", -8_515_152_001),
            ("2000-02-29", 951_868_799), ("2001-03-01", 983_491_199),
            ("2024-12-31", 1_735_689_599), ("9999-12-31", 253_402_300_799),
        ]
    )
    func days(day: String, seconds: Int) throws {
        let source = DescribedReminders.source.replacing("2026-02-28", with: day)
        let entity = try #require(
            DescriptionReader.description(from: source).entities.first
        )
        #expect(entity.fields[1].first == .date(seconds))
        #expect(entity.fields[1].first.shown == day)
    }

    @Test(
        "An error in a list names its place and the correct form",
        arguments: [
            ("2026-02-28", "2026-02-29", "5:15: 2026-02-29 is not a date from 1600-01-01 on"),
            ("2026-02-28", "1599-12-31", "5:15: 1599-12-31 is not a date from 1600-01-01 on"),
            (
                "date 2026-02-28", "date 7",
                "5:15: expected a date such as 2026-03-14, found the number 7"
            ),
            (
                "done: no", "done: maybe",
                "6:11: expected 'text', 'number', 'date', 'one of', 'yes' or 'no', found 'maybe'"
            ),
            (
                "lists every reminder", "lists every remainder",
                "9:17: there is no entity 'remainder' above this line; did you mean 'reminder'?"
            ),
            (
                "    empty: \"Nothing\"\n", "",
                "11:1: the list lacks a text; add 'empty: \"Nothing here\"' below it"
            ),
            (
                "    failure: \"Could not load\"\n", "",
                "11:1: the list lacks a text; add 'failure: \"Try again\"' below it"
            ),
            ("failure: \"C", "empty: \"C", "13:5: 'empty' is already stated above"),
            (
                "label due:", "label title:",
                "15:11: 'title' is already declared in line 14; each element needs a unique name"
            ),
            (
                "\"Due \", due", "\"Due \", do",
                "15:24: a reminder has no 'do'; did you mean 'done'?"
            ),
            (
                "\"Due \", due", "\"Due \", done",
                "15:24: 'done' is yes or no; write: if done \"…\" otherwise \"…\""
            ),
            ("if done", "if title", "16:18: 'title' is not yes or no"),
            (
                "otherwise \"Open\"", "or \"Open\"",
                "16:33: expected 'otherwise', found 'or'"
            ),
            ("otherwise \"Open\"", "otherwise \"Done\"", "16:18: both texts are the same"),
            (
                "    go to reminder detail", "    show in title: \"Hello\"",
                "19:5: a row has no label to change; name the page that a tap opens: 'go to …'"
            ),
            (
                "label due:", "label row:",
                "15:11: 'row' means the rows of a list; use another name"
            ),
            (
                "on tap of row", "on tap of title",
                "18:11: there is no button 'title' on the screen"
            ),
            (
                "list of every reminder",
                "screen\n    label heading: \"Hello\"\n\nlist of every reminder",
                "14:1: a second screen; a feature has one"
            ),
            (
                "on tap of row", "list of every reminder\n    empty: \"None\"\n\non tap of row",
                "18:1: a second list; two lists need a header above them: header of the …"
            ),
        ]
    )
    func mistakesInLists(right: String, wrong: String, message: String) {
        #expect(DescribedReminders.source.contains(right))
        #expect(
            failure(DescribedReminders.source.replacing(right, with: wrong, maxReplacements: 1))
                == message
        )
    }

    /// The list with a button that changes a row.
    private static let toggled =
        DescribedReminders.source.replacing(
            "lists every reminder",
            with: "lists every reminder\n    changes done"
        )
        .replacing(
            "\n\non tap of row",
            with:
                "\n    button check: \"Turn\"\n\non tap of check\n    toggle done, failure \"No\"\n\non tap of row"
        )

    @Test("A button in a row can turn round what its service changes")
    func readsToggle() throws {
        let description = try DescriptionReader.description(from: Self.toggled)
        #expect(description.listServices.first?.changes == [Name("done")])
        #expect(
            description.list?.toggles
                == [
                    FieldToggle(
                        button: Name("check"),
                        field: Name("done"),
                        failure: .parts([.literal("No")])
                    )
                ]
        )
        #expect(description.list?.elements.map(\.kind) == [.label, .label, .label, .button])
    }

    /// The list with a button that asks before it changes a row.
    private static let asking = toggled.replacing(
        "    toggle done",
        with: "    ask with \"Yes\": \"Turn \", title, \"?\"\n    toggle done"
    )

    @Test("A button in a row can ask before it turns something round")
    func readsQuestion() throws {
        let description = try DescriptionReader.description(from: Self.asking)
        let toggle = try #require(description.list?.toggles.first)
        let title = TextPart.field(of: Name("reminder"), Name("title"), .text)
        #expect(
            toggle.question
                == ChangeQuestion(
                    text: .parts([.literal("Turn "), title, .literal("?")]),
                    answer: "Yes"
                )
        )
        #expect(toggle.failure == .parts([.literal("No")]))
    }

    @Test(
        "An error in a question names its place and the correct form",
        arguments: [
            (
                "with \"Yes\"", "with Yes",
                "21:14: expected the confirming answer in quotes, found 'Yes'"
            ),
            (
                "with \"Yes\"", "with \"\"",
                "21:14: the confirming answer must not be empty or 'Cancel'"
            ),
            (
                "with \"Yes\"", "with \"Cancel\"",
                "21:14: the confirming answer must not be empty or 'Cancel'"
            ),
            (
                "title, \"?\"", "titel, \"?\"",
                "21:30: a reminder has no 'titel'; did you mean 'title'?"
            ),
            (
                "\n    toggle done, failure \"No\"", "",
                "21:5: a button in a row needs an effect: 'toggle FIELD, failure …', 'count FIELD, failure …' or 'remove it, failure …'"
            ),
            (
                "    toggle done", "    ask with \"No\": title\n    toggle done",
                "23:5: a button in a row can change only one thing"
            ),
            (
                "    go to reminder detail",
                "    ask with \"Yes\": title\n    go to reminder detail",
                "26:5: a tap can open only one page"
            ),
        ]
    )
    func mistakesInQuestions(right: String, wrong: String, message: String) {
        #expect(Self.asking.contains(right))
        #expect(failure(Self.asking.replacing(right, with: wrong, maxReplacements: 1)) == message)
    }

    @Test("One button of a row may ask")
    func asksOnce() {
        let twice = Self.asking
            .replacing("    done: no", with: "    done: no\n    late: no")
            .replacing("changes done", with: "changes done\n    changes late")
            .replacing(
                "\"Turn\"\n",
                with: "\"Turn\"\n    button wait: if late \"a\" otherwise \"b\"\n"
            )
            .replacing(
                "on tap of row",
                with: """
                    on tap of wait
                        ask with "Yes": title
                        toggle late, failure "No"

                    on tap of row
                    """
            )
        #expect(failure(twice) == "28:5: 'check' already asks; only one button may ask")
    }

    @Test("Messages about an entity have the article of its name")
    func articles() {
        let expenses = Self.toggled.replacing("reminder", with: "expense")
            .replacing("changes done", with: "changes dune")
        #expect(
            failure(expenses)
                == "10:13: an expense has no 'dune' that is yes or no; did you mean 'done'?"
        )
    }

    @Test(
        "An error in a change names its place and the correct form",
        arguments: [
            (
                "changes done", "changes title",
                "10:13: a reminder has no 'title' that is yes or no"
            ),
            (
                "changes done", "changes dune",
                "10:13: a reminder has no 'dune' that is yes or no; did you mean 'done'?"
            ),
            (
                "    changes done\n", "",
                "20:12: no service changes 'done'; add 'changes done' to the service"
            ),
            (
                "changes done", "changes done\n    changes done",
                "11:5: 'changes done' is already stated above"
            ),
            (
                "toggle done, failure \"No\"", "toggle done",
                "21:16: expected a comma and 'failure' with a message, found the end of the line"
            ),
            ("toggle done", "toggle dne", "21:12: no service changes 'dne'; did you mean 'done'?"),
            (
                "on tap of check\n    toggle done, failure \"No\"\n\n", "",
                "18:5: nothing happens when 'check' is tapped; add 'on tap of check'"
            ),
            (
                "\n\non tap of check\n    toggle done, failure \"No\"",
                "",
                "18:5: nothing happens when 'check' is tapped; add 'on tap of check'"
            ),
            (
                "label state: if done \"Done\" otherwise \"Open\"", "label state: title",
                "18:5: no element of a row shows 'done', although it changes"
            ),
            (
                "    toggle done, failure \"No\"", "    go to reminder detail",
                "21:5: a button in a row needs an effect: 'toggle FIELD, failure …', 'count FIELD, failure …' or 'remove it, failure …'"
            ),
        ]
    )
    func mistakesInChanges(right: String, wrong: String, message: String) {
        #expect(Self.toggled.contains(right))
        #expect(failure(Self.toggled.replacing(right, with: wrong, maxReplacements: 1)) == message)
    }
}

internal import Testing

@testable internal import Descriptions

@Suite("Reading descriptions of forms")
struct FormReaderTests {
    /// A correct description, for tests to break.
    private static let source = """
        feature guest book: "A card of a guest, and a form that edits it."

        entity guest: "A guest."
            full name: text "Ada", later ""
            mail: text "ada@example.com", later ""
            motto: text "Slowly is fine.", later ""
            vegetarian: no
            visits: number 1, later 2

        service reception: "Stores guests."
            loads the guest
            saves it
            announces changes

        card of the guest
            failure: "Could not load the guest"
            label full name: full name or "Somebody"
            label visits: "Visits: ", visits
            button edit: "Edit"

        form of the guest
            field full name: full name
            valid if full name is not blank and has at most 20 characters: "Enter a name"
            field address: mail
            valid if address is an address: "Enter an address"
            field motto: motto
            counter of motto
            valid if motto has at most 40 characters
            switch meatless: vegetarian
            button save: "Save"
            button cancel: "Cancel"

        on tap of edit
            open the form

        on tap of save
            save it, failure "Could not save"

        on tap of cancel
            ask if changed with "Discard" or "Keep": "Discard changes?"
            close the form
        """

    @Test("A form says which values it edits, when they are valid, and what its buttons do")
    func readsForm() throws {
        let description = try DescriptionReader.description(from: Self.source)
        let form = try #require(description.form)
        #expect(form.entity == Name("guest"))
        #expect(
            form.elements == [
                .field(Name("full name"), edits: Name("full name")),
                .error(of: Name("full name"), text: "Enter a name"),
                .field(Name("address"), edits: Name("mail")),
                .error(of: Name("address"), text: "Enter an address"),
                .field(Name("motto"), edits: Name("motto")),
                .counter(of: Name("motto"), limit: 40),
                .toggle(Name("meatless"), edits: Name("vegetarian")),
                .button(Name("save"), title: "Save"),
                .button(Name("cancel"), title: "Cancel"),
            ]
        )
        #expect(
            form.rules == [
                .init(field: Name("full name"), conditions: [.notBlank, .atMost(20)]),
                .init(field: Name("address"), conditions: [.address(orBlank: false)]),
                .init(field: Name("motto"), conditions: [.atMost(40)]),
            ]
        )
        #expect(form.save == .init(button: Name("save"), failure: "Could not save"))
        #expect(
            form.close
                == .init(
                    button: Name("cancel"),
                    question: .init(text: "Discard changes?", confirm: "Discard", refuse: "Keep")
                )
        )
        #expect(description.announcesChanges)
    }

    @Test("Identifiers of messages and counters follow from the names of fields")
    func derivesIdentifiers() throws {
        let form = try #require(try DescriptionReader.description(from: Self.source).form)
        #expect(
            form.elements.map(\.identifier) == [
                "full-name", "full-name.error", "address", "address.error", "motto", "motto.count",
                "meatless", "save", "cancel",
            ]
        )
    }

    @Test("A card shows an entity, and its button opens the form")
    func readsCard() throws {
        let description = try DescriptionReader.description(from: Self.source)
        let card = try #require(description.card)
        #expect(card.entity == Name("guest"))
        #expect(card.failure == "Could not load the guest")
        #expect(card.elements.map(\.kind) == [.label, .label, .button])
        #expect(card.editButton == Name("edit"))
    }

    @Test("A field without a rule is always valid, and a form may close without a question")
    func readsLess() throws {
        let source = Self.source.replacing(
            "    valid if address is an address: \"Enter an address\"\n",
            with: ""
        )
        .replacing(
            "    ask if changed with \"Discard\" or \"Keep\": \"Discard changes?\"\n",
            with: ""
        )
        .replacing("    announces changes\n", with: "")
        let description = try DescriptionReader.description(from: source)
        let form = try #require(description.form)
        #expect(form.isValid(Name("address"), in: [Name("mail"): .text("@")]))
        #expect(!form.isValid(Name("full name"), in: [Name("full name"): .text(" ")]))
        #expect(form.close?.question == nil)
        #expect(!description.announcesChanges)
    }

    @Test("A switch can ask before it is turned off")
    func readsSwitchQuestion() throws {
        let tap = "\n\non tap of meatless\n"
        let question = "    ask if on with \"Meat\" or \"Keep\": \"Really?\"\n"
        let source = Self.source + tap + question
        #expect(
            try DescriptionReader.description(from: source).form?.questions == [
                Name("meatless"): .init(text: "Really?", confirm: "Meat", refuse: "Keep")
            ]
        )
        for (lines, message) in [
            (tap, "43:1: a switch asks only before it is turned off; add only 'ask if on with"),
            (
                tap + question + "    close the form\n",
                "45:5: a switch asks only before it is turned off; add only 'ask if on with"
            ),
            (
                tap + question.replacing("if on", with: "if changed"),
                "44:5: a switch asks only before it is turned off: 'ask if on with"
            ),
            (tap + question + tap + question, "47:1: the tap of 'meatless' is already described"),
        ] {
            let found = failure(Self.source + lines)
            #expect(found?.hasPrefix(message) == true, "\(found ?? "nothing")")
        }
    }

    @Test("The entity of a form may have the name of the feature, and a service may not")
    func sharesName() throws {
        let source = Self.source.replacing("feature guest book", with: "feature guest")
        #expect(try DescriptionReader.description(from: source).feature == Name("guest"))
        let clash = Self.source.replacing("feature guest book", with: "feature reception")
        #expect(failure(clash) == "10:1: 'reception' is the feature’s name; use another one")
    }

    @Test("A form is generated unless its entity has a field with named values")
    func generationLimit() throws {
        #expect(try DescriptionReader.description(from: Self.source).generationLimit == nil)
        let source = Self.source.replacing(
            "visits: number 1, later 2",
            with: "visits: one of few, many"
        )
        .replacing("\"Visits: \", visits", with: "if visits is few \"Few\" otherwise \"Many\"")
        let limit = try DescriptionReader.description(from: source).generationLimit
        #expect(limit == .choiceInForm(entity: Name("guest"), field: Name("visits")))
        #expect(limit?.text == "visits")
        let room = try DescriptionReader.description(
            from: """
                feature hall: "A label."

                entity guest: "A guest."
                    name: text "Ada", later ""

                service reception: "Provides guests."
                    gives the current guest

                screen
                    label name
                    button next: "Next"

                on tap of next
                    show in name: name
                """
        )
        #expect(room.generationLimit == nil)
    }

    @Test(
        "A wrong line of a form is reported with its place and a correction",
        arguments: [
            (
                "valid if address is an address:",
                "valid if address is an address and has at most 4 characters:",
                "25:40: no text satisfies both conditions, because the shortest one has 5 characters"
            ),
            (
                "field address: mail", "field address: male",
                "24:20: a guest has no 'male'; did you mean 'mail'?"
            ),
            (
                "field address: mail", "field address",
                "24:18: expected a colon and the value of the guest"
            ),
            (
                "field address: mail", "field address: visits",
                "24:20: 'visits' is not a text; a field edits a text"
            ),
            (
                "field address: mail", "field address: full name",
                "24:20: 'full name' already edits 'full name'"
            ),
            (
                "switch meatless: vegetarian", "switch meatless: motto",
                "29:22: 'motto' is not yes or no; a switch edits such a value"
            ),
            (
                "switch meatless: vegetarian", "swich meatless: vegetarian",
                "29:5: below a form a line begins with"
            ),
            (
                "switch meatless: vegetarian", "switch motto: vegetarian",
                "29:12: 'motto' is already declared in line 26"
            ),
            (
                "switch meatless: vegetarian", "switch saving: vegetarian",
                "29:12: 'saving' is the indicator of a running request"
            ),
            (
                "valid if address is an", "valid if adress is an",
                "25:14: there is no field 'adress' above this line; did you mean 'address'?"
            ),
            (
                "address is an address:", "address is an adress:",
                "25:22: unknown condition 'is an adress'"
            ),
            ("address is an address:", "address is not empty:", "did you mean 'is not blank'?"),
            ("address is an address:", "address:", "25:21: expected 'is …' or 'has at most"),
            ("at most 40 characters", "at most 0 characters", "28:32: a limit is from 1 to 10000"),
            ("at most 40 characters", "at most 40 letters", "28:35: expected 'characters'"),
            ("at most 40 characters", "at most many characters", "28:20: unknown condition"),
            (
                "is not blank and has at most 20 characters", "is not blank and is an address",
                "23:41: this contradicts the condition before it"
            ),
            (
                "is an address: \"Enter an address\"", "is an address \"Enter an address\"",
                "25:36: expected 'and', a colon with the message, or the end of the line"
            ),
            ("\"Enter an address\"", "\"\"", "25:37: the message must not be empty"),
            (
                "counter of motto", "counter of address",
                "27:5: 'address' has no limit; add 'valid if address has at most 160 characters'"
            ),
            (
                "counter of motto", "counter of motto\n    counter of motto",
                "28:16: 'motto' has a counter already"
            ),
            (
                "switch meatless: vegetarian", "valid if motto is not blank",
                "29:14: 'motto' has a rule already"
            ),
            ("form of the guest", "form of the guests", "21:13: there is no entity 'guests'"),
            (
                "    loads the guest", "    lists every guest",
                "12:5: 'saves it' is only for an entity that a service loads"
            ),
            ("    saves it\n", "", "10:1: no service saves the guest; add 'saves it'"),
            (
                "    saves it\n", "    saves it\n    saves it\n",
                "13:5: this is already stated above"
            ),
            (
                "    saves it\n", "    saves it\n    changes vegetarian\n",
                "10:1: the form saves all values in one request; remove 'changes vegetarian'"
            ),
            (
                "    failure: \"Could not load the guest\"\n", "",
                "15:1: the card has no text for a failed load"
            ),
            (
                "label visits: \"Visits: \", visits", "label error: visits",
                "18:11: 'guest.error' shows the state of loading; use another name"
            ),
            (
                "    button save: \"Save\"\n", "",
                "35:11: there is no button 'save' on the screen"
            ),
            ("    open the form", "    close the form", "34:5: a button of a card opens the form"),
            ("    close the form", "    open the form", "41:5: a button of a form needs an effect"),
            (
                "    close the form", "    save it, failure \"No\"",
                "41:5: 'save' already saves the form"
            ),
            (
                "    save it, failure",
                "    ask if changed with \"A\" or \"B\": \"C\"\n    save it, failure",
                "38:5: the question is only for 'close the form'"
            ),
            ("    close the form", "", "40:5: nothing happens at this tap"),
            (
                "    close the form", "    close the form\n    close the form",
                "42:5: this button can do only one thing"
            ),
            ("or \"Keep\"", "or \"Discard\"", "40:38: both answers are the same"),
            ("or \"Keep\"", "or \"\"", "40:38: an answer must not be empty"),
            (
                "ask if changed with", "ask if motto with",
                "40:5: a form asks only if something has changed"
            ),
            (
                "ask if changed with \"Discard\" or \"Keep\"", "ask if changed with \"Discard\"",
                "40:34: expected 'or'"
            ),
            (
                "on tap of edit\n    open the form\n", "",
                "19:5: nothing happens when 'edit' is tapped; add 'on tap of edit'"
            ),
            (
                "on tap of save\n    save it, failure \"Could not save\"\n", "",
                "30:5: nothing happens when 'save' is tapped; add 'on tap of save'"
            ),
            (
                "form of the guest\n", "fact own: \"Whether it is theirs.\"\n\nform of the guest\n",
                "21:1: the fact 'own' is never used"
            ),
            (
                "form of the guest\n", "switch: \"A\" or \"B\"\n\nform of the guest\n",
                "21:1: a switch needs two lists"
            ),
        ]
    )
    func reportsMistakes(right: String, wrong: String, message: String) {
        #expect(Self.source.contains(right))
        let found = failure(Self.source.replacing(right, with: wrong, maxReplacements: 1))
        #expect(found?.contains(message) == true, "\(found ?? "nothing")")
    }

    @Test("A card needs a form, a form needs a card, and its service needs both")
    func needsBoth() throws {
        let parts = Self.source.split(separator: "form of the guest\n", maxSplits: 1)
        #expect(
            failure(String(parts[0]) + "on tap of edit\n    open the form\n")
                == "22:5: a button of a card opens the form: 'open the form'"
        )
        let noButton = String(parts[0]).replacing("    button edit: \"Edit\"\n", with: "")
        #expect(failure(noButton)?.hasPrefix("15:1: the card has no form") == true)
        let things = Self.source.split(separator: "card of the guest\n", maxSplits: 1)[0]
        let form = "form of the guest\n    field motto: motto\n"
        #expect(
            failure(things + form)
                == "15:1: a form opens on top of a card; add 'card of the guest' above it"
        )
        let screen = "screen of the guest\n    failure: \"No\"\n    label name: full name\n"
        #expect(
            failure(things + screen)?
                .hasPrefix("10:1: only a form uses 'saves it'; add 'card of the guest'") == true
        )
    }

    @Test("A form without inputs, or without a button that closes or saves it, is refused")
    func needsParts() {
        let inputs = ["field ", "valid ", "counter ", "switch "]
        let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
        let empty = lines.filter { line in !inputs.contains { line.hasPrefix("    \($0)") } }
        #expect(
            failure(empty.joined(separator: "\n"))?.hasPrefix("21:1: the form edits nothing")
                == true
        )
        let noClose = String(Self.source.split(separator: "on tap of cancel")[0])
            .replacing("    button cancel: \"Cancel\"\n", with: "")
        #expect(failure(noClose)?.hasPrefix("21:1: no button closes the form") == true)
    }
}

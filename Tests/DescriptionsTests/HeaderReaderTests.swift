internal import Testing

@testable internal import Descriptions

@Suite("Described headers, and the lists below them")
struct HeaderReaderTests {
    private static let source = """
        feature shelf: "What somebody reads."

        fact own shelf: "Whether it is one's own."

        entity reader: "Somebody who reads."
            name: text "Ada", later ""
            followed: no

        entity book: "Something to read."
            title: text "Emma", later ""

        entity note: "What the reader wrote."
            title: text "Good", later ""

        service reader service: "Knows readers."
            loads the reader
            changes followed

        service book service: "Keeps books."
            lists every book

        service note service: "Keeps notes."
            lists every note

        header of the reader
            failure: "Could not load the reader"
            image picture: name or "nobody"
            label name: "By ", name or "nobody", "."
            button follow unless own shelf: if followed "Following" otherwise "Follow"

        switch: "Notes" or "Books"

        list of every book
            empty: "No books"
            failure: "Could not load books"
            label title: title

        list of every note if own shelf
            empty: "No notes"
            failure: "Could not load notes"
            label title: title

        on tap of picture
            go to reader detail

        on tap of follow
            ask if followed with "Stop": "Stop following?"
            toggle followed, failure if followed "Could not stop" otherwise "Could not follow"

        on tap of row of note
            go to note detail

        leave out cover: "How the shelf looks from outside."
        """

    private static let own = FlagCondition(field: Name("own shelf"), isSet: true)

    @Test("A header says what loads above lists, and what its parts do")
    func readsHeader() throws {
        let description = try DescriptionReader.description(from: Self.source)
        let header = try #require(description.header)
        #expect(header.entity == Name("reader"))
        #expect(header.failure == "Could not load the reader")
        #expect(header.parts.map(\.element.kind) == [.image, .label, .button])
        #expect(
            header.parts.map(\.condition)
                == [nil, nil, FlagCondition(field: Name("own shelf"), isSet: false)]
        )
        #expect(header.links == [Name("picture"): Name("reader detail")])
        let toggle = try #require(header.toggles.first)
        #expect(toggle.asks == FlagCondition(field: Name("followed"), isSet: true))
        #expect(toggle.question?.answer == "Stop")
        #expect(toggle.failure.text(of: [Name("followed"): .flag(true)]) == "Could not stop")
        #expect(toggle.failure.text(of: [Name("followed"): .flag(false)]) == "Could not follow")
    }

    @Test("Among other parts a text can stand for one that is empty")
    func readsOther() throws {
        let header = try DescriptionReader.description(from: Self.source).header
        let text = try #require(header?.parts[1].element.text)
        #expect(text.text(of: [Name("name"): .text("Ada")]) == "By Ada.")
        #expect(text.text(of: [Name("name"): .text("")]) == "By nobody.")
    }

    @Test("Two lists below a header have a button between them")
    func readsLists() throws {
        let description = try DescriptionReader.description(from: Self.source)
        #expect(description.lists.map(\.entity) == [Name("book"), Name("note")])
        #expect(description.lists.map(\.condition) == [nil, Self.own])
        #expect(description.lists.map(\.route) == [nil, Name("note detail")])
        #expect(description.listSwitch == ListSwitch(toSecond: "Notes", toFirst: "Books"))
        #expect(description.leftOut.map(\.name) == [Name("cover")])
    }

    @Test(
        "An error names its place and the correct form",
        arguments: [
            ("unless own shelf:", "unless mine:", "29:26: there is no fact 'mine'"),
            ("    failure: \"Could not load the reader\"\n", "", "25:1: the header has no text"),
            ("switch: \"Notes\" or \"Books\"", "", "33:1: two lists need a switch"),
            ("switch: \"Notes\" or \"Books\"", "switch: \"Notes\"", "31:16: expected 'or'"),
            (
                "switch: \"Notes\" or \"Books\"",
                "switch: \"Notes\" or \"Books\"\nswitch: \"Notes\" or \"Books\"",
                "32:1: 'switch' is already stated above"
            ),
            (
                "list of every book\n", "list of every book if own shelf\n",
                "33:1: the first list is"
            ),
            (
                "on tap of row of note", "on tap of row",
                "50:1: there are two lists; write which one: 'on tap of row of book'"
            ),
            (
                "on tap of row of note", "on tap of row of reader",
                "50:1: there is no list of every 'reader'"
            ),
            (
                "    go to reader detail", "    go to reader detail of name",
                "44:25: expected the end of the line"
            ),
            ("toggle followed, failure if", "toggle name, failure if", "48:12: no service changes"),
            (
                "failure if followed \"Could not stop\" otherwise \"Could not follow\"",
                "failure name", "48:5: the failure message is a text, or one of two"
            ),
            (
                "label title: title\n\nlist of every note if own shelf",
                "label title: title\n\nlist of every note",
                "3:1: the fact 'own shelf' is never used"
            ),
            ("ask if followed with", "ask if name with", "47:12: a reader has no 'name' that is"),
            (
                "name or \"nobody\", \".\"", "name or \"\", \".\"",
                "28:17: between other parts, 'or' must follow a text field and needs a text"
            ),
            (
                "leave out cover", "list of every book\n\nleave out cover",
                "53:1: a third list; a header can have at most two lists below it"
            ),
            (
                "label title: title\n\nlist", "button title: title\n\nlist",
                "41:11: 'title' is already declared in line 36"
            ),
        ]
    )
    func tellsMistakes(right: String, wrong: String, beginning: String) {
        #expect(Self.source.contains(right))
        var source = Self.source.replacing(right, with: wrong, maxReplacements: 1)
        if beginning.hasPrefix("3:1: the fact") {
            source = source.replacing(" unless own shelf", with: "")
        }
        let message = failure(source)
        #expect(message?.hasPrefix(beginning) == true, "\(message ?? "nothing")")
    }

    @Test("A header is above lists and loads the values that it shows")
    func needsLists() throws {
        let parts = Self.source.split(separator: "switch: \"Notes\" or \"Books\"\n")
        #expect(
            failure(String(parts[0]))
                == "25:1: there is no list below the header; add 'list of every …', or write 'screen of "
                + "the reader' instead"
        )
        #expect(
            failure(Self.source.replacing("    loads the reader", with: "    lists every reader"))?
                .hasPrefix("25:1: no service loads 'reader'; add a service with 'loads the reader'")
                == true
        )
    }

    @Test("Each part shows an entity of its own, and each button changes a field of its own")
    func isTold() throws {
        let twice = Self.source.replacing("list of every note", with: "list of every book")
            .replacing("row of note", with: "row of book")
        #expect(
            failure(twice)?.contains("is shown twice; each part must show a different entity")
                == true,
            "\(failure(twice) ?? "nothing")"
        )
        let again = Self.source.replacing(
            "\nswitch:",
            with: "    button stalk: \"Stalk\"\n\nswitch:"
        )
        let change = "\non tap of stalk\n    toggle followed, failure \"No\"\n"
        #expect(
            failure(again + change)?.contains("'follow' already changes 'followed'") == true,
            "\(failure(again + change) ?? "nothing")"
        )
    }
}

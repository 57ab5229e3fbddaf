internal import Testing

@testable internal import Descriptions

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

    @Test("A field in a label of a plain screen is refused with the places that can show it")
    func fieldInLabel() {
        let source = Self.greeting.replacing("label heading: \"Hello\"", with: "label heading: age")
        #expect(
            failure(source)
                == "15:20: a label of a plain screen shows a fixed text, or state; a field of the person is shown at a tap, with 'show in heading: …', or on a 'screen of the person'"
        )
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
        "An error names its place and the correct form",
        arguments: [
            (
                "feature greeting", "featur greeting",
                "1:1: at the top level a line begins with 'feature', 'entity', 'service', 'fact', 'screen', "
                    + "'screen of the', 'header of the', 'list of every', 'switch', 'leave out', "
                    + "'card of the', 'form of the', 'on tap of'; did you mean 'feature'?"
            ),
            (
                "    gives the current person", "    gives the current persn",
                "8:23: there is no entity 'persn' above this line; did you mean 'person'?"
            ),
            (
                "    gives the current person", "\tgives the current person",
                "8:1: a tab; indent lines with four spaces per level"
            ),
            (
                "    gives the current person", "  gives the current person",
                "8:3: indented by 2 spaces; expected 0 or 4"
            ),
            (
                "text \"David\"", "text David",
                "4:22: expected its first value in quotes, found 'David'"
            ),
            (
                "text \"David\"", "txt \"David\"",
                "4:17: expected 'text', 'number', 'date', 'one of', 'yes' or 'no', found 'txt'"
            ),
            (
                ", later \"Ada\"", "",
                "4:29: expected a comma and 'later' with another value to try, found the end of the line"
            ),
            (
                "label heading", "label greeting text",
                "15:11: 'greeting text' is already declared in line 14; each element needs a unique name"
            ),
            (
                "button show it", "button view",
                "16:12: Swift or the kit uses 'view'; use another name"
            ),
            (
                "entity person", "entity navigator",
                "3:8: the type Navigator already exists; use another name"
            ),
            (
                "feature greeting", "feature model",
                "1:9: Model is a module of archbench; use another name"
            ),
            (
                "feature greeting", "feature app support",
                "1:9: AppSupport is a module of archbench; use another name"
            ),
            (
                "on tap of show it", "on tap of heading",
                "18:11: there is no button 'heading' on the screen"
            ),
            (
                "first name, age", "first nme, age",
                "19:43: no service gives 'first nme'; did you mean 'first name'?"
            ),
            (
                "words \"Hello\", first name, age", "next digit",
                "19:28: there may be no next digit; add a text for that case, as the only part: next digit or \"–\""
            ),
            ("from 0 to 9: 3, 1", "from 0 to 9: 3, 10", "11:42: 10 is not from 0 to 9"),
            (
                "from 0 to 9", "from -9223372036854775808 to 9",
                "11:31: '-9223372036854775808' is not a whole number between -1000000000 and 1000000000"
            ),
            (
                "label heading", "label head-ing",
                "15:15: names must not contain hyphens; write two words"
            ),
            (
                "later \"Ada\"", "later \"David\"",
                "4:37: the later value must differ from the first"
            ),
            ("from 0 to 9", "from 9 to 0", "11:31: the second number must be larger than 9"),
            (
                "\"Somebody.\"", "\"Somebody\"",
                "3:16: a sentence must not be empty and must end with a full stop"
            ),
            (
                "button show it: \"Show\"", "button show it: “Show”",
                "16:21: “ does not begin a text; use straight quotes, \"like this\""
            ),
            (
                "show in greeting text", "show in heading",
                "19:13: the label 'heading' has a fixed text; remove that text if the label should change"
            ),
        ]
    )
    func mistakes(right: String, wrong: String, message: String) {
        #expect(Self.greeting.contains(right))
        #expect(failure(Self.greeting.replacing(right, with: wrong, maxReplacements: 1)) == message)
    }

    @Test("Dates are for what is listed or loaded, and more values than two for what is listed")
    func listedAlone() {
        #expect(
            failure(
                Self.greeting.replacing(
                    "age: number 7, later 8",
                    with: "born: date 2020-01-01, later 2021-01-01"
                )
                .replacing(", age", with: ", born")
            ) == "5:5: 'born' is a date; only listed or loaded entities can have such fields"
        )
        #expect(
            failure(Self.greeting.replacing("later 8", with: "later 8, 9"))
                == "5:5: 'age' has more than two values; only listed entities can have more"
        )
    }

    @Test("A declaration that nothing uses is refused")
    func uses() {
        #expect(
            failure(Self.greeting)
                == "10:1: the service 'source' is never used"
        )
        #expect(
            failure(Self.greeting.replacing(", age", with: ", next digit"))
                == "19:28: there may be no next digit; add a text for that case, as the only part: next digit or \"–\""
        )
        #expect(
            failure("")
                == "1:1: the file is empty; a description begins with feature greeting: \"A button that greets a person.\""
        )
    }

    @Test("What is far too large, or no description at all, is refused")
    func sizes() {
        let long = String(repeating: "x", count: 300)
        #expect(
            failure("feature a: \"\(long).\"")
                == "1:12: this text has 301 characters; at most 200 are allowed"
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
                == "4:9: an indented line cannot have lines below it"
        )
    }
}

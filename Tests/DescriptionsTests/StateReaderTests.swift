internal import Testing

@testable internal import Descriptions

@Suite("State of a screen in descriptions")
struct StateReaderTests {
    /// A valid description, for tests to break.
    private static let counter = """
        feature counter: "Counts tries."

        screen
            label score: tries counted as "try" or "None"
            label result
            state tries: number 0 from 0 to 9
            state open: no
            button more: "More"
            button reset: "Reset"
            button reveal: "Reveal"

        on tap of more
            add 1 to tries
            show in result: if open (tries, " tries") otherwise "Hidden"

        on tap of reset
            set tries to 0
            set open to no

        on tap of reveal
            toggle open
        """

    private let tries = Name("tries")
    private let open = Name("open")

    @Test("State, the labels that follow it and the changes of taps are read, without a service")
    func reads() throws {
        let description = try DescriptionReader.description(from: Self.counter)
        #expect(
            description.states == [
                ScreenState(name: tries, first: .number(0), limits: 0...9),
                ScreenState(name: open, first: .flag(false)),
            ]
        )
        let label = try #require(description.boundLabels.first)
        #expect(label.name == Name("score"))
        #expect(
            label.text
                == .fallback(
                    .count(of: Description.ownerOfState, tries, CountNoun("try"), .one),
                    text: "None"
                )
        )
        #expect(
            description.reactions.map(\.changes) == [
                [.add(1, to: tries)], [.set(tries, to: .number(0)), .set(open, to: .flag(false))],
                [.toggle(open)],
            ]
        )
        #expect(description.services.isEmpty)
    }

    @Test("A tap changes all of its state, or none if one change would exceed a limit")
    func changes() throws {
        let source = Self.counter.replacing("toggle open", with: "toggle open\n    add 2 to tries")
        let description = try DescriptionReader.description(from: source)
        let reveal = description.reactions[2]
        #expect(
            description.state([tries: .number(7), open: .flag(true)], after: reveal)
                == [tries: .number(9), open: .flag(false)]
        )
        #expect(description.state([tries: .number(8), open: .flag(true)], after: reveal) == nil)
    }

    @Test("A tap that changes and shows nothing is not possible")
    func changesNothing() throws {
        let description = try DescriptionReader.description(from: Self.counter)
        let reset = description.reactions[1]
        #expect(description.state(description.firstState, after: reset) == nil)
        let changed: [Name: FieldValue] = [tries: .number(0), open: .flag(true)]
        #expect(description.state(changed, after: reset) == description.firstState)
    }

    @Test(
        "An error states its place and a correction",
        arguments: [
            (
                "add 1 to tries", "add 1 to tres",
                "13:14: the screen has no state 'tres'; did you mean 'tries'?"
            ),
            (
                "tries counted as", "tres counted as",
                "4:18: the screen has no state 'tres'; did you mean 'tries'?"
            ),
            ("number 0 from", "number 10 from", "6:25: 10 is not from 0 to 9"),
            (
                " from 0 to 9", "",
                "6:26: a number needs limits; write: state tries: number 0 from 0 to 99"
            ),
            (
                "state open: no", "state tries: no",
                "7:11: 'tries' is already declared in line 6; each element needs a unique name"
            ),
            (
                "state open: no", "state open: maybe",
                "7:17: expected 'number', 'yes' or 'no', found 'maybe'"
            ),
            (
                "button more", "button open",
                "8:12: 'open' is already declared in line 7; each element needs a unique name"
            ),
            (
                "if open (tries, \" tries\") otherwise \"Hidden\"", "tries",
                "7:5: no text shows the state 'open'; use it in a label or in 'show in'"
            ),
            (
                "    toggle open", "    show in result: \"Shown\"",
                nil
            ),
            (
                "add 1 to tries", "add 1 to tries, failure \"No\"",
                "13:19: state changes at once, so this change cannot fail; end the line here"
            ),
            ("add 1 to tries", "add 1 to open", "13:14: 'open' is not a number"),
            ("add 1 to tries", "toggle tries", "13:12: 'tries' is not yes or no"),
            ("add 1 to tries", "add 0 to tries", "13:9: 0 changes nothing"),
            (
                "add 1 to tries", "add 10 to tries",
                "13:9: its limits are 0 and 9, so 10 can never be added"
            ),
            ("set tries to 0", "set tries to 12", "17:18: 12 is not from 0 to 9"),
            ("set open to no", "set tries to 1", "18:5: one tap changes 'tries' twice"),
            (
                "show in result", "show in score",
                "14:13: the label 'score' follows the state; remove its text if a tap should set it"
            ),
            (
                "tries counted as \"try\" or \"None\"", "\"a\", \"b\"",
                "4:18: a text that shows no state is a single text in quotes"
            ),
            (
                "    toggle open", "    show in result: tries\n    toggle open",
                "22:5: changes of state happen first; write this line above 'show in'"
            ),
        ] as [(String, String, String?)]
    )
    func mistakes(right: String, wrong: String, message: String?) {
        #expect(Self.counter.contains(right))
        let source = Self.counter.replacing(right, with: wrong, maxReplacements: 1)
        #expect(failure(source) == message)
    }

    @Test("State that no button changes is refused")
    func unchanged() {
        let source = Self.counter.replacing(
            "    toggle open",
            with: "    show in result: \"Shown\""
        )
        .replacing("    set open to no\n", with: "")
        #expect(
            failure(source)
                == "7:5: no button changes the state 'open'; add 'add', 'set' or 'toggle' below a tap"
        )
    }

    @Test("The names of state differ from the fields and numbers of services")
    func namesOfServices() {
        let service = """

            service die: "Rolls."
                gives the next tries from 1 to 6: 4, 2

            screen
            """
        let source = Self.counter.replacing("\nscreen", with: service)
            .replacing(
                "otherwise \"Hidden\"",
                with: "otherwise \"Hidden\"\n    show in second: next tries or \"–\""
            )
            .replacing("label result", with: "label result\n    label second")
        #expect(failure(source) == "10:5: 'tries' is a number of a service, too; use another name")
    }

    @Test("State on another kind of screen is refused, with a hint")
    func otherScreens() {
        let source = """
            feature reminders: "Reminders."

            entity reminder: "A reminder."
                title: text "A", later "B"

            service reminder service: "Keeps them."
                lists every reminder

            list of every reminder
                state open: no
            """
        #expect(
            failure(source)
                == "10:5: 'state' belongs below the screen, not below a list; only a screen of labels and buttons has state"
        )
    }

    @Test("A screen without a service and without state is refused, and changes without state, too")
    func nothingToShow() {
        let source = """
            feature counter: "Counts tries."

            screen
                label result
                button more: "More"

            on tap of more
                show in result: "Hello"
            """
        #expect(
            failure(source)
                == "1:1: the feature uses no service and has no state; add one, because architectures differ in how they use them"
        )
        #expect(
            failure(source.replacing("show in result: \"Hello\"", with: "toggle open"))
                == "8:5: 'toggle' is only for entities that a service lists or loads, or for state that is declared below the screen, such as: state open: no"
        )
        #expect(
            failure(source.replacing("label result", with: "label result: tries"))
                == "4:19: a label shows a fixed text in quotes, or state of the screen; declare state as: state tries: number 0 from 0 to 99"
        )
    }
}

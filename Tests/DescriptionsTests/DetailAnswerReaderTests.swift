internal import Testing

@testable internal import Descriptions

@Suite("Reading questions with two answers on screens of one entity")
struct DetailAnswerReaderTests {
    /// A valid screen, for tests to break.
    private static let approval = """
        feature approval: "A decision."

        entity absence: "An absence."
            days: number 2, later 5
            state: one of open, approved, rejected
            paid: no

        service absence service: "Stores absences."
            loads the absence
            changes days from 1 to 5
            changes state
            changes paid

        screen of the absence
            failure: "Could not load it"
            label days: days, if paid " paid" otherwise ""
            label state: if state is approved "Approved" otherwise "Open"
            button decide: "Decide"
            button pay: "Pay"
            button more: "More"

        on tap of decide
            ask or "Later": "Approve ", days, "?"
            answer "Approve": set state to approved, success "Approved", failure "No approval"
            answer "Reject it!": set state to rejected, failure "No rejection"

        on tap of pay
            toggle paid, failure "Not paid"

        on tap of more
            add 1 to days, failure "No more days"
        """

    @Test("Each answer has its own change, with the text and the cancelling answer of the question")
    func reads() throws {
        let detail = try #require(try DescriptionReader.description(from: Self.approval).detail)
        let text = TextRule.parts([
            .literal("Approve "), .field(of: Name("absence"), Name("days"), .number), .literal("?"),
        ])
        #expect(
            detail.changes(of: Name("decide")) == [
                DetailChange(
                    button: Name("decide"),
                    edit: .set(Name("state"), to: .choice(Name("approved"))),
                    question: ChangeQuestion(text: text, answer: "Approve", cancel: "Later"),
                    success: "Approved",
                    failure: "No approval"
                ),
                DetailChange(
                    button: Name("decide"),
                    edit: .set(Name("state"), to: .choice(Name("rejected"))),
                    question: ChangeQuestion(text: text, answer: "Reject it!", cancel: "Later"),
                    failure: "No rejection"
                ),
            ]
        )
        #expect(detail.changes.count == 4)
    }

    @Test("Without another text, 'Cancel' cancels")
    func cancels() throws {
        let source = Self.approval.replacing("ask or \"Later\"", with: "ask")
        let detail = try #require(try DescriptionReader.description(from: source).detail)
        #expect(detail.changes.compactMap(\.question?.cancel) == ["Cancel", "Cancel"])
    }

    @Test("An answer can toggle a field or add to one")
    func readsOtherChanges() throws {
        let source = Self.approval
            .replacing("set state to approved", with: "add -2 to days")
            .replacing("set state to rejected", with: "set paid to yes")
            .replacing("        changes state\n", with: "")
            .replacing("    changes state\n", with: "")
        let detail = try #require(try DescriptionReader.description(from: source).detail)
        #expect(
            detail.changes(of: Name("decide")).map(\.edit) == [
                .add(-2, to: Name("days")), .set(Name("paid"), to: .flag(true)),
            ]
        )
    }

    private static let second =
        "    answer \"Reject it!\": set state to rejected, failure \"No rejection\""

    @Test(
        "A mistake in a question with answers is reported with its place",
        arguments: [
            (
                "\n\(second)", "",
                "23:5: 'ask:' needs two answers below it; for one answer, write: "
                    + "ask with \"ANSWER\": TEXT"
            ),
            (
                "\(second)\n",
                "\(second)\n    answer \"Undo\": set state to open, failure \"No\"\n",
                "26:5: a question has at most two answers and the one that cancels"
            ),
            ("ask or \"Later\"", "ask or \"\"", "23:9: the answer that cancels must not be empty"),
            ("Reject it!", "Later", "25:5: 'Later' is already the answer that cancels"),
            (
                "Reject it!", "Approve",
                "25:5: both answers have the same words; methods are named after them"
            ),
            (
                "Reject it!", "…",
                "25:5: methods are named after an answer, so it needs a word of the letters A to Z, "
                    + "and at most 40 letters"
            ),
            (
                "Reject it!", "No, because nobody else has the time to do all of that work",
                "25:5: methods are named after an answer, so it needs a word of the letters A to Z, "
                    + "and at most 40 letters"
            ),
            (
                "ask or \"Later\": \"Approve \", days, \"?\"\n    ", "",
                "23:5: an answer needs a question above it, without 'with': 'ask: TEXT'"
            ),
            (
                "ask or \"Later\":", "ask with \"Yes\":",
                "24:5: an answer needs a question above it, without 'with': 'ask: TEXT'"
            ),
            (
                "\(second)\n", "\(second)\n    set state to open, failure \"No\"\n",
                "26:5: below 'ask:' each change follows its answer: "
                    + "'answer \"TITLE\": toggle FIELD, failure …'"
            ),
            (
                "answer \"Reject it!\": set", "set",
                "25:5: below 'ask:' each change follows its answer: "
                    + "'answer \"TITLE\": toggle FIELD, failure …'"
            ),
            (
                "set state to rejected", "set state to approved",
                "25:5: both answers do the same"
            ),
            ("set state to rejected", "add 1 to days", "31:5: 'decide' already does the same"),
            (
                "\"Reject it!\": set", "\"Reject it!\" set",
                "25:25: expected a colon, found 'set'"
            ),
            (
                "set state to rejected", "set state to regected",
                "25:39: 'state' has no value 'regected'; did you mean 'rejected'?"
            ),
            (
                "toggle paid", "ask with \"Yes\": \"Pay?\"\n    toggle paid",
                "28:5: 'decide' already asks; only one button may ask"
            ),
            (
                "on tap of pay\n    toggle paid, failure \"Not paid\"",
                "on tap of decide\n    ask: \"?\"",
                "27:1: the tap of 'decide' is already described above"
            ),
        ]
    )
    func mistakes(right: String, wrong: String, message: String) {
        #expect(Self.approval.contains(right))
        #expect(
            failure(Self.approval.replacing(right, with: wrong, maxReplacements: 1)) == message
        )
    }

    @Test("A second button cannot ask, even with answers")
    func asksOnce() {
        let source = Self.approval.replacing(
            "    toggle paid, failure \"Not paid\"",
            with: """
                    ask: "Pay?"
                    answer "Yes": set paid to yes, failure "No"
                    answer "No": set paid to no, failure "No"
                """
        )
        #expect(failure(source) == "28:5: 'decide' already asks; only one button may ask")
    }

    @Test(
        "Questions with answers are refused on other screens",
        arguments: ["ask: \"?\"", "answer \"Yes\": toggle done, failure \"No\""]
    )
    func refusesElsewhere(line: String) {
        let source = """
            feature dice: "A die."

            service die: "Rolls."
                gives the next roll from 1 to 6: 4, 2

            screen
                label result
                button roll: "Roll"

            on tap of roll
                \(line)
            """
        let word = line.hasPrefix("ask") ? "ask:" : "answer"
        #expect(
            failure(source)
                == "11:5: '\(word)' is only for buttons on the screen of an entity ('screen of the "
                + "ENTITY'); other questions have one answer: 'ask with \"ANSWER\": TEXT'"
        )
    }
}

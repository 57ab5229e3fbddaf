internal import Descriptions
internal import Generation
internal import PackageEditing
internal import Testing

@Suite("Questions with two answers in generated code")
struct DetailAnswerTests {
    private static let source = """
        feature approval: "A decision."

        entity absence: "An absence."
            days: number 2, later 3
            state: one of open, approved, rejected
            paid: no

        service absence service: "Stores absences."
            loads the absence
            changes days from 0 to 5
            changes state
            changes paid

        screen of the absence
            failure: "Could not load it"
            label days: days, if paid " paid" otherwise ""
            label state: if state is approved "Approved" otherwise "Open"
            button decide: "Decide"
            button pay: "Pay"
            button fewer: "Fewer"
            button reopen: "Open again"

        on tap of decide
            ask: "Approve?"
            answer "Approve": set state to approved, failure "No approval"
            answer "Reject it!": set state to rejected, failure "No rejection"

        on tap of pay
            toggle paid, failure "Not paid"

        on tap of fewer
            add -1 to days, failure "Not fewer"

        on tap of reopen
            set state to open, failure "Not open"
        """

    private func files(_ approve: String, _ reject: String) throws -> [GeneratedFile] {
        let source = Self.source.replacing("set state to approved", with: approve)
            .replacing("set state to rejected", with: reject)
        return try FeatureGenerator(
            try DescriptionReader.description(from: source),
            templates: .ofPackage
        ).files
    }

    /// Returns the presenter with a blank between words, because its lines are not formatted yet.
    private func presenter(_ approve: String, _ reject: String) throws -> String {
        let path = "/MVP/ApprovalPresenter.swift"
        return try #require(try files(approve, reject).first { $0.path.hasSuffix(path) }).text
            .replacing(#/\s+/#, with: " ")
    }

    @Test("Each answer has its own method, which does nothing if it would change nothing")
    func answers() throws {
        let presenter = try presenter("set state to approved", "set state to rejected")
        let ready = "guard let original = absence, !isBusy"
        for (method, state) in [("Approve", "approved"), ("RejectIt", "rejected")] {
            let start = "func didConfirmDecide\(method)() { \(ready)"
            #expect(presenter.contains("\(start), original.state != .\(state) else { return }"))
        }
        #expect(presenter.contains("view?.confirmDecide(\"Approve?\")"))
    }

    @Test("A button with an answer that is always possible is never disabled")
    func isAlwaysEnabled() throws {
        #expect(
            try !presenter("set state to approved", "set state to rejected")
                .contains("enableDecide")
        )
    }

    @Test(
        "A button is disabled if both answers would change nothing or exceed a limit",
        arguments: [
            (
                "add 1 to days", "set paid to yes",
                "Absence.daysLimits.contains(absence.days + 1) || !absence.isPaid"
            ),
            (
                "add 1 to days", "add 2 to days",
                "Absence.daysLimits.contains(absence.days + 1) || "
                    + "Absence.daysLimits.contains(absence.days + 2)"
            ),
            (
                "set state to approved", "set days to 5",
                "absence.state != .approved || absence.days != 5"
            ),
        ]
    )
    func disables(approve: String, reject: String, condition: String) throws {
        let presenter = try presenter(approve, reject)
        #expect(presenter.contains("enableDecide(\(condition))"))
    }

    @Test("An answer that is possible whenever the button is enabled needs no condition")
    func isPossible() throws {
        let presenter = try presenter("add 1 to days", "add 2 to days")
        #expect(
            presenter.contains(
                "func didConfirmDecideApprove() { "
                    + "guard let original = absence, !isBusy else { return }"
            )
        )
        #expect(presenter.contains("Absence.daysLimits.contains(original.days + 2)"))
    }

    @Test("The scenarios of the contract play both answers, and answers that do nothing")
    func scenarios() throws {
        let files = try files("add 1 to days", "set paid to yes")
        let scenarios = try #require(files.first { $0.path.hasSuffix("ApprovalScenarios.swift") })
            .text
        for name in [
            "changes-at-decide-approve", "fails-at-decide-reject-it", "tells-at-decide-approve",
            "disables-decide", "enables-decide-approve", "enables-decide-reject-it",
            "ignores-decide-approve", "ignores-decide-reject-it", "asks-at-decide",
        ] {
            #expect(scenarios.contains("\"\(name)\""), "\(name)")
        }
        #expect(
            scenarios.contains(#""alert.Approve": {}, "alert.Reject it!": {}, "alert.Cancel": {}"#)
        )
    }

    @Test("The name of an answer’s methods cannot be the name of another button")
    func collides() throws {
        let source = Self.source.replacing("pay:", with: "decide approve:")
            .replacing("of pay", with: "of decide approve")
        let description = try DescriptionReader.description(from: source)
        let collision = try NameCheck.collision(in: description)
        #expect(
            collision?.reason
                == "'decide' and 'decide approve' would both become decideApproveEnded in ApprovalAction.swift"
        )
    }
}

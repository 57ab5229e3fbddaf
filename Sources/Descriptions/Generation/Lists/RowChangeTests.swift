internal import Descriptions

/// The tests of changes in a row, for its controller, presenter or view model.
struct RowChangeTests {
    let plan: ListPlan
    let variant: String
    /// The expression that creates the tested object from the variable for an entity.
    let made: String

    private var isPresenter: Bool { variant == "MVP" }

    var helper: String { plan.makingRow(of: first, as: made) }

    private var first: Sample { plan.uncounted(Sample.first(plan.description)) }
    private var later: Sample { Sample.later(plan.description) }

    /// Returns the expectations that a row shows a sample after a change.
    private func expecting(_ sample: Sample) -> [String] {
        guard isPresenter else {
            return plan.changing.map {
                "#expect(row.\(plan.value($0, in: variant)) == \(SwiftText.literal(sample.text($0.text))))"
            }
        }
        return ["#expect(cell.calls == [\(calls(sample))])", "cell.calls = []"]
    }

    private func calls(_ sample: Sample) -> String {
        let shown = plan.changing.map {
            ".show\($0.name.type)(\(SwiftText.literal(sample.text($0.text))))"
        }
        return (shown + plan.enabling.map { ".\($0.enable)(\(sample.canCount($0)))" })
            .joined(separator: ", ")
    }

    /// The statements that create a row, and a cell if the row needs one.
    private var making: [String] {
        let shown = ["let cell = \(plan.itemType)CellSpy()", "row.attach(cell)", "cell.calls = []"]
        return ["let row = row()"] + (isPresenter ? shown : [])
    }

    private func tap(_ toggle: ListToggle) -> String {
        "row.\(isPresenter ? toggle.tap : toggle.method)()"
    }

    /// Returns the statements for a tap, and for the confirmation if it is required.
    private func change(_ toggle: ListToggle) -> [String] {
        [tap(toggle)] + (toggle.question == nil ? [] : ["row.\(toggle.confirm)()"])
    }

    var tests: [String] {
        plan.toggles.flatMap(tests) + (plan.confirmedToggle.flatMap(asks).map { [$0] } ?? [])
            + (plan.confirmedToggle.flatMap(asksAbout).map { [$0] } ?? [])
            + (plan.toggles.first.map { [updates($0), releases($0)] } ?? []) + views
    }

    private func tests(of toggle: ListToggle) -> [String] {
        let operation = ".\(toggle.operation.member)"
        let title = toggle.field.name
        let tellsList = plan.moves(toggle) ? [tellsList(toggle)] : []
        return [
            SwiftText.test(
                "A tap changes “\(title)” at once and sends one request",
                "changes\(title.type)",
                making + change(toggle) + expecting(first.turned(toggle)) + [
                    tap(toggle),
                    "#expect(environment.requests == [\(operation)(\(plan.item)ID: 3)])",
                    "environment.deliver(.all)",
                ]
                    + (isPresenter
                        ? ["#expect(cell.calls.isEmpty)"] : expecting(first.turned(toggle)))
                    + change(toggle) + expecting(first)
            ),
            SwiftText.test(
                "A failed change of “\(title)” is rolled back and reported",
                "changeOf\(title.type)Fails",
                making + [
                    "var messages: [String] = []", "row.onMessage = { messages.append($0) }",
                    "environment.fail(\(operation))",
                ] + change(toggle) + expecting(first.turned(toggle)) + [
                    "#expect(messages.isEmpty)", "environment.deliver(.all)",
                ] + expecting(first) + [
                    "#expect(messages == [\(toggle.failure)])"
                ] + change(toggle) + expecting(first.turned(toggle)) + [
                    "environment.deliver(.all)", "#expect(messages.count == 1)",
                ]
            ),
        ] + tellsList
    }

    /// Returns the test that the list learns of each change by which its filters select rows.
    private func tellsList(_ toggle: ListToggle) -> String {
        let isSet = first.value(of: toggle.field, plan.entity) == .flag(true)
        return SwiftText.test(
            "The list learns of each change of “\(toggle.field.name)”",
            "tellsListOf\(toggle.field.name.type)",
            [
                "let row = row()", "var values: [Bool] = []",
                "row.onChange = { values.append($0.\(toggle.field.member)) }",
                "environment.fail(.\(toggle.operation.member))",
            ] + change(toggle) + [
                "#expect(values == [\(!isSet)])", "environment.deliver(.all)",
                "#expect(values == [\(!isSet), \(isSet)])",
            ]
        )
    }

    /// Returns the test that nothing changes before the confirmation, even if the list is
    /// refreshed.
    private func asks(_ toggle: ListToggle) -> String? {
        guard let question = toggle.question else { return nil }
        // Announced changes wait for the answer.
        let kept = plan.isAnnounced ? later : first
        let text = SwiftText.literal(first.text(question.text))
        let again = SwiftText.literal(kept.text(question.text))
        let show =
            isPresenter
            ? ["row.attach(cell)", "cell.calls.removeFirst(\(plan.constant.count))"] : []
        return SwiftText.test(
            "A change asks for confirmation, and the row does not change before the answer",
            "asks",
            making + [
                "var questions: [String] = []", "row.onQuestion = { questions.append($0) }",
                tap(toggle), tap(toggle), "#expect(questions == [\(text)])",
                "row.update(\(plan.literal(later, id: 3)))",
            ] + show + expecting(first) + [
                "#expect(environment.requests.isEmpty)", "row.\(toggle.cancel)()",
            ] + (plan.isAnnounced ? expecting(later) : []) + [
                tap(toggle), "#expect(questions == [\(text), \(again)])",
                "row.\(toggle.confirm)()",
            ] + expecting(kept.turned(toggle)) + ["#expect(environment.requests.count == 1)"]
        )
    }

    /// Returns the test that a question contains the current values.
    private func asksAbout(_ toggle: ListToggle) -> String? {
        let samples = plan.questioned(toggle)
        guard let question = toggle.question, !samples.isEmpty else { return nil }
        return SwiftText.test(
            "The question shows the current values",
            "asksAboutIt",
            arguments: samples.map {
                "(\(plan.literal($0, id: 3)), \(SwiftText.literal($0.text(question.text))))"
            },
            parameters: "\(plan.item): \(plan.itemType), question: String",
            [
                "let row = \(made)", "var questions: [String] = []",
                "row.onQuestion = { questions.append($0) }", tap(toggle),
                "#expect(questions == [question])",
            ]
        )
    }

    private func updates(_ toggle: ListToggle) -> String {
        let changed = "row.update(\(plan.literal(later, id: 3)))"
        let show =
            isPresenter
            ? ["row.attach(cell)", "cell.calls.removeFirst(\(plan.constant.count))"] : []
        return SwiftText.test(
            "Values of a new list are applied, but not while a request runs",
            "updates",
            making + [changed] + show + expecting(later) + change(toggle)
                + expecting(later.turned(toggle)) + [changed] + show
                + expecting(later.turned(toggle)) + ["environment.deliver(.all)"]
                + (plan.isAnnounced ? expecting(later.turned(toggle)) : []) + [changed] + show
                + expecting(later)
        )
    }

    private func releases(_ toggle: ListToggle) -> String {
        let type = made.prefix { $0 != "(" }
        let change = change(toggle).map { $0.replacing("row.", with: "row?.") }
        return SwiftText.test(
            "A reply after the row is released does nothing and retains no object",
            "releases",
            [
                "var messages: [String] = []", "var row: \(type)? = row()",
                "weak let released = row", "row?.onMessage = { messages.append($0) }",
                "environment.fail(.\(toggle.operation.member))",
            ] + change + [
                "row = nil",
                "#expect(released == nil)", "environment.deliver(.all)",
                "#expect(messages.isEmpty)",
            ]
        )
    }

    /// The tests that a view observes changes.
    private var views: [String] {
        switch variant {
        case "MVP": plan.toggles.prefix(1).flatMap { [detaches($0), detachesOnlyItself($0)] }
        case "MVVM":
            plan.changing.filter(plan.isToggled).map(tells)
                + plan.changing.filter(plan.isToggled).prefix(1).map(unbindsOnlyItself)
        default: []
        }
    }

    private func detaches(_ toggle: ListToggle) -> String {
        SwiftText.test(
            "A cell that shows another row receives no calls, and no cell is retained",
            "detaches",
            [
                "let row = row()", "var cell: \(plan.itemType)CellSpy? = \(plan.itemType)CellSpy()",
                "if let cell { row.attach(cell) }", "cell?.calls = []",
                "if let cell { row.detach(cell) }",
            ] + change(toggle) + [
                "#expect(cell?.calls.isEmpty == true)",
                "if let cell { row.attach(cell) }", "cell = nil", "#expect(row.view == nil)",
            ]
        )
    }

    private func detachesOnlyItself(_ toggle: ListToggle) -> String {
        plan.detachesOnlyItself(change(toggle) + expecting(first.turned(toggle)).prefix(1))
    }

    private func unbindsOnlyItself(_ element: EntityElement) -> String {
        let changes = changes(of: element)
        return plan.unbindsOnlyItself(
            element.name.member,
            "String",
            changes: changes.taps,
            values: changes.texts
        )
    }

    /// Returns the statements for all changes of a text, and the literals of the texts: the first
    /// one, and one after each change.
    private func changes(of element: EntityElement) -> (taps: [String], texts: [String]) {
        let toggles = plan.toggles.filter { toggle in
            element.text.parts.contains { $0.shows(toggle.field.name) }
        }
        var texts = [first.text(element.text)]
        var sample = first
        for toggle in toggles {
            sample = sample.turned(toggle)
            texts.appendChange(sample.text(element.text))
        }
        let taps = toggles.flatMap { change($0) + ["environment.deliver(.all)"] }
        return (taps, texts.map(SwiftText.literal))
    }

    private func tells(_ element: EntityElement) -> String {
        let changes = changes(of: element)
        return SwiftText.test(
            "An observer receives the \(element.name) at once, and every change",
            "tells\(element.name.type)",
            [
                "let row = row()", "let observer = Observer()", "var texts: [String] = []",
                "row.\(element.name.member).bind(to: observer) { texts.appendChange($1) }",
            ] + changes.taps + ["#expect(texts == [\(changes.texts.joined(separator: ", "))])"]
        )
    }
}

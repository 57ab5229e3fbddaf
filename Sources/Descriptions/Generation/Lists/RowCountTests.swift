internal import Descriptions

/// The tests of the counters of a row, for its controller, presenter or view model.
struct RowCountTests {
    let plan: ListPlan
    let variant: String
    /// The expression that creates the tested object from the variable for an entity.
    let made: String

    private var isPresenter: Bool { variant == "MVP" }

    var helper: String { plan.makingRow(of: first, as: made) }

    /// The first sample, with all buttons of counters enabled.
    private var first: Sample { plan.uncounted(Sample.first(plan.description)) }

    private func counted(_ count: ListCount, _ sample: Sample) -> Sample {
        sample.counted(count, from: Sample.listed(plan.entity, id: 3))
    }

    /// Returns true if the first sample can be counted twice.
    private func isFree(_ count: ListCount) -> Bool { counted(count, first).canCount(count) }

    private func expecting(_ sample: Sample) -> [String] {
        guard isPresenter else {
            return plan.changing.map {
                "#expect(row.\(plan.value($0, in: variant)) == \(SwiftText.literal(sample.text($0.text))))"
            }
                + plan.enabling.map {
                    "#expect(row.\(plan.value($0, in: variant)) == \(sample.canCount($0)))"
                }
        }
        return ["#expect(cell.calls == [\(calls(sample))])", "cell.calls = []"]
    }

    private func calls(_ sample: Sample) -> String {
        (plan.changing.map {
            ".show\($0.name.type)(\(SwiftText.literal(sample.text($0.text))))"
        } + plan.enabling.map { ".\($0.enable)(\(sample.canCount($0)))" })
        .joined(separator: ", ")
    }

    private var nothing: [String] {
        isPresenter ? ["#expect(cell.calls.isEmpty)"] : expecting(first)
    }

    private var making: [String] {
        let shown = ["let cell = \(plan.itemType)CellSpy()", "row.attach(cell)", "cell.calls = []"]
        return ["let row = row()"] + (isPresenter ? shown : [])
    }

    private let listening = [
        "var messages: [String] = []", "row.onMessage = { messages.append($0) }",
    ]

    private let deliver = "environment.deliver(.all)"

    /// Returns the statements for a tap, and for the confirmation if it is required.
    private func tap(_ count: ListCount) -> String {
        touch(count) + (count.question == nil ? "" : "\nrow.\(count.confirm)()")
    }

    private func touch(_ count: ListCount) -> String {
        "row.\(isPresenter ? count.tap : count.method)()"
    }

    private func asked(_ count: ListCount, _ times: Int) -> String {
        let request = ".\(count.operation.member)(\(plan.item)ID: 3)"
        return
            "#expect(environment.requests == [\(Array(repeating: request, count: times).joined(separator: ", "))])"
    }

    private func messages(_ texts: [String]) -> String {
        "#expect(messages == [\(texts.joined(separator: ", "))])"
    }

    var tests: [String] {
        // If fields of a row can be inverted, the tests of that change cover what all rows have in
        // common.
        let shared =
            plan.toggles.isEmpty ? plan.counts.first.map { [updates($0), releases($0)] } : []
        return plan.counts.flatMap(tests) + plan.counts.filter(plan.moves).map(tellsList)
            + plan.counts.compactMap(limits) + (shared ?? []) + views
            + (plan.confirmedCount.map(asks) ?? [])
    }

    /// Returns the test of the numbers on both sides of a limit; `nil` without a limit.
    private func limits(_ count: ListCount) -> String? {
        let samples = plan.samplesAtLimit(count)
        guard !samples.isEmpty else { return nil }
        let shows =
            isPresenter
            ? [
                "let cell = \(plan.itemType)CellSpy()", "row.attach(cell)",
                "#expect(cell.calls.contains(.\(count.enable)(isEnabled)))",
            ] : ["#expect(row.\(plan.value(count, in: variant)) == isEnabled)"]
        return SwiftText.test(
            "“\(count.button)” is enabled below its limit",
            "limits\(count.name.type)",
            arguments: samples.map { "(\(plan.literal($0, id: 3)), \($0.canCount(count)))" },
            parameters: "\(plan.item): \(plan.itemType), isEnabled: Bool",
            ["let row = \(made)"] + shows
        )
    }

    /// Returns the tests that nothing is counted before the confirmation, and that no question is
    /// asked while a request is running.
    private func asks(_ count: ListCount) -> [String] {
        guard let question = count.question else { return [] }
        let text = SwiftText.literal(first.text(question.text))
        let listening = [
            "var questions: [String] = []", "row.onQuestion = { questions.append($0) }",
        ]
        let samples = plan.questioned(count).map(plan.uncounted).reduce(into: [Sample]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let about =
            samples.isEmpty
            ? []
            : [
                SwiftText.test(
                    "The question shows the current values",
                    "asksAboutIt",
                    arguments: samples.map {
                        "(\(plan.literal($0, id: 3)), \(SwiftText.literal($0.text(question.text))))"
                    },
                    parameters: "\(plan.item): \(plan.itemType), question: String",
                    ["let row = \(made)"] + listening + [
                        touch(count), "#expect(questions == [question])",
                    ]
                )
            ]
        return [
            SwiftText.test(
                "It asks for confirmation, then counts, and does not ask while the request runs",
                "asksFor\(count.name.type)",
                ["let row = row()"] + listening + [
                    touch(count), "#expect(questions == [\(text)])",
                    "#expect(environment.requests.isEmpty)", "row.\(count.confirm)()",
                    "row.\(count.confirm)()", touch(count), "#expect(questions.count == 1)",
                    asked(count, 1), deliver, touch(count),
                    "#expect(questions.count == \(isFree(count) ? 2 : 1))",
                ]
            )
        ] + about
    }

    private func tests(of count: ListCount) -> [String] {
        let success = count.success.map { [$0] } ?? []
        let title = count.name
        return [
            SwiftText.test(
                "A tap requests counting the \(title) once and shows the reply",
                "counts\(title.type)",
                making + listening + [tap(count), tap(count)] + nothing + [
                    asked(count, 1), deliver,
                ] + expecting(counted(count, first)) + [
                    messages(success), isFree(count) ? tap(count) : touch(count),
                    asked(count, isFree(count) ? 2 : 1),
                ]
            ),
            SwiftText.test(
                "If counting the \(title) fails, a message appears, and the user can try again",
                "countOf\(title.type)Fails",
                making + listening + [
                    "environment.fail(.\(count.operation.member))", tap(count), deliver,
                ] + nothing + [messages([count.failure]), tap(count), deliver]
                    + expecting(counted(count, first)) + [
                        messages([count.failure] + success)
                    ]
            ),
        ]
    }

    /// Returns the test that the list learns that the row is counted, because its filters depend on
    /// it.
    private func tellsList(_ count: ListCount) -> String {
        let member = count.once?.member ?? ""
        return SwiftText.test(
            "The list learns that the \(count.name) are counted, with the reply",
            "tellsListOf\(count.name.type)",
            [
                "let row = row()", "var values: [Bool] = []",
                "row.onChange = { values.append($0.\(member)) }", tap(count),
                "#expect(values.isEmpty)", deliver, "#expect(values == [true])",
            ]
        )
    }

    /// Returns the test that the values of a refresh are applied at any time.
    private func updates(_ count: ListCount) -> String {
        let later = plan.uncounted(Sample.later(plan.description))
        let show =
            isPresenter
            ? ["row.attach(cell)", "cell.calls.removeFirst(\(plan.constant.count))"] : []
        return SwiftText.test(
            "Values of a new list are applied, and added to while a request runs",
            "updates",
            making + [tap(count), "row.update(\(plan.literal(later, id: 3)))"] + show
                + expecting(later) + [tap(count), asked(count, 1), deliver]
                + expecting(counted(count, later))
        )
    }

    private func releases(_ count: ListCount) -> String {
        let type = made.prefix { $0 != "(" }
        return SwiftText.test(
            "A reply after the row is released does nothing and retains no object",
            "releases",
            [
                "var messages: [String] = []", "var row: \(type)? = row()",
                "weak let released = row", "row?.onMessage = { messages.append($0) }",
                "environment.fail(.\(count.operation.member))",
                tap(count).replacing("row.", with: "row?."), "row = nil",
                "#expect(released == nil)", deliver, "#expect(messages.isEmpty)",
            ]
        )
    }

    /// The tests that a view observes changes.
    private var views: [String] {
        switch variant {
        case "MVP":
            plan.toggles.isEmpty
                ? plan.counts.prefix(1).flatMap { [detaches($0), detachesOnlyItself($0)] } : []
        case "MVVM":
            observedValues.map(tells)
                + (plan.toggles.isEmpty ? observedValues.prefix(1).map(unbindsOnlyItself) : [])
        default: []
        }
    }

    private func detaches(_ count: ListCount) -> String {
        SwiftText.test(
            "A cell that shows another row receives no calls, and no cell is retained",
            "detaches",
            [
                "let row = row()", "var cell: \(plan.itemType)CellSpy? = \(plan.itemType)CellSpy()",
                "if let cell { row.attach(cell) }", "cell?.calls = []",
                "if let cell { row.detach(cell) }", tap(count),
                deliver, "#expect(cell?.calls.isEmpty == true)",
                "if let cell { row.attach(cell) }", "cell = nil", "#expect(row.view == nil)",
            ]
        )
    }

    private func detachesOnlyItself(_ count: ListCount) -> String {
        plan.detachesOnlyItself(
            [tap(count), deliver] + expecting(counted(count, first)).prefix(1)
        )
    }

    private func unbindsOnlyItself(_ value: ObservedValue) -> String {
        plan.unbindsOnlyItself(
            value.name,
            value.type,
            changes: value.counts.flatMap { [tap($0), deliver] },
            values: value.values
        )
    }

    /// A value of a row that an observer receives and that counters change.
    private struct ObservedValue {
        /// The value in the title of a test.
        let title: String
        let name: String
        let type: String
        /// The counters that change the value.
        let counts: [ListCount]
        /// The row after all changes.
        let last: Sample
        /// The literals of all values.
        let values: [String]
    }

    private var observedValues: [ObservedValue] {
        plan.changing.filter { !plan.isToggled($0) }.map(observed) + plan.enabling.map(observed)
    }

    private func observed(_ element: EntityElement) -> ObservedValue {
        let counts = plan.counts.filter { count in
            element.text.parts.contains { part in
                count.fields.contains { part.shows($0.name) }
            }
        }
        var sample = first
        // Each field is set separately, and a text may show both.
        var texts = [first.text(element.text)]
        for count in counts {
            for field in count.fields
            where element.text.parts.contains(where: { $0.shows(field.name) }) {
                sample = sample.with(
                    [field.name: counted(count, sample).value(of: field, plan.entity)],
                    in: plan.entity.name
                )
                texts.appendChange(sample.text(element.text))
            }
            sample = counted(count, sample)
        }
        return ObservedValue(
            title: "the \(element.name)",
            name: element.name.member,
            type: "String",
            counts: counts,
            last: sample,
            values: texts.map(SwiftText.literal)
        )
    }

    private func observed(_ count: ListCount) -> ObservedValue {
        // The taps that disable the button.
        let kept = Sample.listed(plan.entity, id: 3)
        let counts = Array(repeating: count, count: max(kept.countsLeft(count) ?? 1, 1))
        let last = counts.dropFirst().reduce(counted(count, first)) { $0.counted($1, from: $0) }
        return ObservedValue(
            title: "whether “\(count.button)” is enabled",
            name: count.can,
            type: "Bool",
            counts: counts,
            last: last,
            values: ["true"] + (last.canCount(count) ? [] : ["false"])
        )
    }

    private func tells(_ value: ObservedValue) -> String {
        let name = value.name.prefix(1).uppercased() + value.name.dropFirst()
        return SwiftText.test(
            "An observer receives at once \(value.title), and every change",
            "tells\(name)",
            [
                "let row = row()", "let observer = Observer()",
                "var values: [\(value.type)] = []",
                "row.\(value.name).bind(to: observer) { values.appendChange($1) }",
            ] + value.counts.flatMap { [tap($0), deliver] } + [
                // Setting an equal value changes nothing.
                "for _ in 1...2 { row.update(\(plan.literal(value.last, id: 3))) }",
                "#expect(values == [\(value.values.joined(separator: ", "))])",
            ]
        )
    }
}

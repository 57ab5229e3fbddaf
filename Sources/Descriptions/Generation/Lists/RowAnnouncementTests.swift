internal import Descriptions

/// The tests of changes and removals that are made elsewhere, for a row's controller, presenter or
/// view model.
struct RowAnnouncementTests {
    let plan: ListPlan
    let variant: String
    /// The expression that creates the tested object from the variable for an entity.
    let made: String

    private var isPresenter: Bool { variant == "MVP" }
    private var first: Sample { plan.uncounted(Sample.first(plan.description)) }
    private let deliver = "environment.deliver(.all)"

    var tests: [String] {
        guard plan.isAnnounced else { return [] }
        return [changes] + unbinds + (plan.toggles.first.map(waits) ?? [])
            + plan.actions.map(ignoresReply)
    }

    private func expecting(_ sample: Sample) -> String {
        if isPresenter {
            return "#expect(cell.calls.suffix(\(calls(sample).count)) == \(list(sample)))"
        }
        return plan.changing.map {
            "#expect(row.\(plan.value($0, in: variant)) == \(SwiftText.literal(sample.text($0.text))))"
        }
        .joined(separator: "\n")
    }

    private func list(_ sample: Sample) -> String { "[\(calls(sample).joined(separator: ", "))]" }

    private func calls(_ sample: Sample) -> [String] {
        plan.changing.map { ".show\($0.name.type)(\(SwiftText.literal(sample.text($0.text))))" }
            + plan.enabling.map { ".\($0.enable)(\(sample.canCount($0)))" }
    }

    private var making: [String] {
        ["let row = \(made)"]
            + (isPresenter ? ["let cell = \(plan.itemType)CellSpy()", "row.attach(cell)"] : [])
    }

    /// Returns the statement that creates an entity, and those that create its row.
    private func making(_ sample: Sample) -> [String] {
        ["let \(plan.item) = \(plan.literal(sample, id: 3))"] + making
    }

    private func change(to sample: Sample) -> String {
        let method = variant == "MVVM" ? "update(" : "change(to: "
        return "row.\(method)\(plan.literal(sample, id: 3)))"
    }

    /// Returns the statements for a tap, and for the confirmation if it is required.
    private func tap(_ action: any RowAction) -> [String] {
        ["row.\(isPresenter ? action.tap : action.method)()"]
            + (action.question == nil ? [] : ["row.\(action.confirm)()"])
    }

    private var changes: String {
        let later = Sample.later(plan.description)
        return SwiftText.test(
            "A change that was made elsewhere shows at once",
            "changesElsewhere",
            making(first) + [change(to: later), expecting(later)]
        )
    }

    /// The test that a cell which shows another row receives no change.
    private var unbinds: [String] {
        guard variant == "MVVM", plan.showsChanges else { return [] }
        let binding = plan.changing.map {
            "row.\($0.name.member).bind(to: observer) { texts.append($1) }"
        }
        return [
            SwiftText.test(
                "An observer that has unbound itself receives no change made elsewhere",
                "unbindsFromAll",
                making(first) + ["let observer = Observer()", "var texts: [String] = []"] + binding
                    + ["#expect(!texts.isEmpty)", "row.unbind(observer)", "texts = []"]
                    + [change(to: Sample.later(plan.description)), "#expect(texts.isEmpty)"]
            )
        ]
    }

    private func waits(_ toggle: ListToggle) -> [String] {
        let value = first.value(of: toggle.field, plan.entity)
        let later = Sample.later(plan.description)
            .with([toggle.field.name: value], in: plan.entity.name)
        let during =
            tap(toggle) + [change(to: later), expecting(first.turned(toggle)), deliver]
        return [
            SwiftText.test(
                "A change that was made elsewhere while a request runs waits for its reply",
                "waitsForReply",
                making(first) + during + [expecting(later.turned(toggle))]
            ),
            SwiftText.test(
                "If the request fails, the row shows the change that was made elsewhere",
                "waitsForFailure",
                making(first) + ["environment.fail(.\(toggle.operation.member))"] + during
                    + [expecting(later)]
            ),
        ]
    }

    private func ignoresReply(_ action: any RowAction) -> String {
        SwiftText.test(
            "The reply after “\(action.button)” is ignored if the row was removed elsewhere",
            "ignoresReply\(action.button.type)",
            making(first) + [
                "var messages: [String] = []", "row.onMessage = { messages.append($0) }",
                "environment.fail(.\(action.operation.member))",
            ] + tap(action) + ["row.ignoreReplies()", deliver, "#expect(messages.isEmpty)"]
        )
    }
}

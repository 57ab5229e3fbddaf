internal import Descriptions

/// The tests of the object that creates the texts of a row: its controller, presenter or view
/// model.
struct RowTests {
    let plan: ListPlan
    let variant: String

    private var role: String {
        switch variant {
        case "MVP": "CellPresenter"
        case "MVVM": "CellViewModel"
        default: "CellController"
        }
    }

    private var title: String {
        switch variant {
        case "MVP": "presenter"
        case "MVVM": "view model"
        default: "controller"
        }
    }

    private var changes: Bool { plan.hasChanges }
    /// Indicates whether the row sends requests.
    private var isActing: Bool { !plan.actions.isEmpty }

    private var made: String {
        let service = plan.service.name.member
        let further = isActing ? ", \(service): environment.dependencies.\(service)" : ""
        return "\(plan.itemType)\(role)(\(plan.item): \(plan.item)\(further))"
    }

    var file: (name: String, text: String) {
        let modules =
            ["Model", "Testing"] + (plan.hasDate ? ["Foundation"] : [])
            + (isActing ? [plan.contract, "Scenarios"] : [])
            + (isObserved ? ["ImplementationTesting", "DataBinding"] : [])
        let article = plan.entity.name.withArticle
        let environment =
            isActing ? "private let environment = \(plan.environment("4"))\n\n" : ""
        let changing =
            plan.toggles.isEmpty ? nil : RowChangeTests(plan: plan, variant: variant, made: made)
        let counting =
            plan.counts.isEmpty ? nil : RowCountTests(plan: plan, variant: variant, made: made)
        let removing = plan.removal.map {
            RowRemovalTests(plan: plan, variant: variant, removal: $0, made: made)
        }
        let makers = [changing?.helper, counting?.helper, removing?.helper].compactMap(\.self)
        let helpers =
            [variant == "MVP" ? helper : nil, makers.first]
            .compactMap(\.self).joined(separator: "\n")
        let tests =
            [shows] + plan.list.elements.compactMap(trial) + (changing?.tests ?? [])
            + (counting?.tests ?? []) + (removing?.tests ?? [])
            + RowAnnouncementTests(plan: plan, variant: variant, made: made).tests
        return (
            "WithoutViewTests+\(plan.itemType)\(role)",
            """
            \(SwiftText.imports("internal", modules))

            @testable internal import \(plan.contract)\(variant)

            extension WithoutViewTests {
                @MainActor
                @Suite("The \(title) of \(article)'s row")
                struct \(plan.itemType)\(role)Tests {
            \(SwiftText.indented(environment + helpers, by: 8))
            \(SwiftText.indented(tests.joined(separator: "\n\n"), by: 8))
                }
            }

            """
        )
    }

    /// Indicates whether cells bind closures to the object of a row.
    private var isObserved: Bool { variant == "MVVM" && plan.showsChanges }

    private func value(_ element: EntityElement) -> String {
        plan.value(element, in: variant)
    }

    private func value(_ count: ListCount) -> String { plan.value(count, in: variant) }

    private var helper: String {
        """
        /// The calls that a cell receives when it shows \(plan.entity.name.withArticle).
        private func cell(of \(plan.item): \(plan.itemType)) -> [\(plan.itemType)CellSpy.Call] {
            let cell = \(plan.itemType)CellSpy()
            \(made).\(changes ? "attach(cell)" : "show(in: cell)")
            return cell.calls
        }

        """
    }

    private var shows: String {
        let sample = Sample.first(plan.description)
        let making = "let \(plan.item) = \(plan.literal(sample, id: 3))"
        let object = title == "controller" ? "controller" : "viewModel"
        let texts = plan.shownElements.map { ($0, SwiftText.literal(sample.text($0.text))) }
        let lines: [String]
        if variant == "MVP" {
            let calls =
                texts.map { ".show\($0.name.type)(\($1))" }
                + plan.enabling.map { ".\($0.enable)(\(sample.canCount($0)))" }
            lines = [
                making, "#expect(", "    cell(of: \(plan.item)) == [",
                calls.map { "        \($0),\n" }.joined() + "    ]", ")",
            ]
        } else {
            let identifier =
                variant == "MVVM"
                ? ["#expect(viewModel.id == 3)"] : []
            lines =
                [making, "let \(object) = \(made)"] + identifier
                + texts.map { "#expect(\(object).\(value($0)) == \($1))" }
                + plan.enabling.map { "#expect(\(object).\(value($0)) == \(sample.canCount($0)))" }
        }
        return SwiftText.test("A row shows its \(plan.entity.name)", "shows", lines)
    }

    /// Returns the test of the text of an element for all its samples; `nil` if there are none.
    private func trial(_ label: EntityElement) -> String? {
        let samples = plan.samples(label)
        guard !samples.isEmpty else { return nil }
        let member = label.name.member
        let expectation =
            variant == "MVP"
            ? ["#expect(cell(of: \(plan.item)).contains(.show\(label.name.type)(\(member))))"]
            : isObserved && plan.isChanging(label)
                ? ["let row = \(made)", "#expect(row.\(member).value == \(member))"]
                : ["#expect(\(made).\(member) == \(member))"]
        return SwiftText.test(
            "A row shows the \(label.name) of any \(plan.entity.name)",
            "shows\(label.name.type)",
            arguments: samples.map {
                "(\(plan.literal($0, id: 3)), \(SwiftText.literal($0.text(label.text))))"
            },
            parameters: "\(plan.item): \(plan.itemType), \(member): String",
            expectation
        )
    }
}

extension ListPlan {
    /// Returns true if a text of a row can change.
    func isChanging(_ element: EntityElement) -> Bool {
        changing.contains { $0.name == element.name }
    }

    /// Returns the property for a text of a row in the object of the row, which is bindable in MVVM
    /// if it can change.
    func value(_ element: EntityElement, in variant: String) -> String {
        element.name.member + (variant == "MVVM" && isChanging(element) ? ".value" : "")
    }

    /// Returns the property that enables a button in the object of the row.
    func value(_ count: ListCount, in variant: String) -> String {
        count.can + (variant == "MVVM" ? ".value" : "")
    }

    var hasDate: Bool { entity.fields.contains { $0.kind == .date } }

    /// Returns the Swift expression for an entity.
    func literal(_ sample: Sample, id: Int) -> String {
        sample.literal(entity, id: id)
    }

    /// Returns a method of a suite that creates the object of a row from the variable for an
    /// entity.
    ///
    /// - Parameter made: the expression for the object.
    func makingRow(of sample: Sample, as made: String) -> String {
        """
        private func row() -> \(made.prefix { $0 != "(" }) {
            let \(item) = \(literal(sample, id: 3))
            return \(made)
        }

        """
    }

    /// Returns samples that reveal errors in the text of a label; empty if the text is constant.
    func samples(_ label: EntityElement) -> [Sample] {
        let first = Sample.first(description)
        let shown = entity.fields(shownBy: [label.text])
        // A text may differ for each of the named values of a field.
        let changed = shown.flatMap { field in
            field.values.dropFirst().prefix(field.kind == .choice ? Int.max : 1)
                .map { first.with([field.name: $0], in: entity.name) }
        }
        let tried = Trial.all(of: label.text, description).flatMap(\.samples)
        return (changed + tried).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns samples that reveal errors in the text of a question.
    func questioned(_ toggle: any RowAction) -> [Sample] {
        guard let question = toggle.question else { return [] }
        return samples(EntityElement(.label, name: toggle.button, text: question.text))
    }

    /// Returns the literals of the text of an element in the first row: before and after a tap.
    func turned(_ toggle: ListToggle, _ element: EntityElement) -> (first: String, turned: String) {
        let first = Sample.listed(entity, id: 1)
        let texts = [first, first.turned(toggle)].map { SwiftText.literal($0.text(element.text)) }
        return (texts[0], texts[1])
    }
}

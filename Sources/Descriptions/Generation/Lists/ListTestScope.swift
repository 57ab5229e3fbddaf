internal import Descriptions

/// The names and values of the tests of a list for their templates.
struct ListTestScope {
    /// The object that a test is about.
    enum Subject {
        /// The object of a row in MVC, MVP and MVVM.
        case cellController, cellPresenter, cellViewModel
        /// The object that loads the list in MVP, MVVM and VIPER.
        case presenter, viewModel, interactor
        /// The presenter in VIPER.
        case passivePresenter

        /// - Parameter template: the name of the file of the template.
        init(variant: String, template: String) {
            let isOfRow = template.contains("GuestCell")
            switch variant {
            case "MVC": self = .cellController
            case "MVP": self = isOfRow ? .cellPresenter : .presenter
            case "MVVM": self = isOfRow ? .cellViewModel : .viewModel
            default: self = template.contains("+RosterInteractor") ? .interactor : .passivePresenter
            }
        }
    }

    let plan: ListPlan
    let variant: String
    let subject: Subject

    /// The scope of the templates of the implementation.
    var base: ListScope { ListScope(plan: plan, variant: variant) }

    var scope: TemplateScope {
        var scope = base.scope
        scope.identifiers["RosterEnvironment"] = "\(plan.contract)Environment"
        scope.identifiers["Roster\(variant)"] = "\(plan.contract)\(variant)"
        scope.identifiers["CellViewModel"] =
            ["MVC": "CellController", "MVP": "CellPresenter"][variant] ?? "CellViewModel"
        scope.values.merge(values) { $1 }
        let lists: KeyValuePairs<String, [any RowAction]> = [
            "actions": plan.actions, "toggles": plan.toggles, "counts": plan.counts,
            "enabling": plan.enabling, "removal": plan.removal.map { [$0] } ?? [],
            "confirmed": plan.confirmed.map { [$0] } ?? [],
        ]
        for (name, actions) in lists { scope.lists[name] = actions.map(action) }
        switch subject {
        case .cellController, .cellPresenter, .cellViewModel: addRow(to: &scope)
        case .presenter, .viewModel, .interactor: addList(to: &scope)
        case .passivePresenter: addSummaries(to: &scope)
        }
        return scope
    }

    private var values: [String: String] {
        [
            "roster.feature": (plan.part?.feature ?? plan.feature).identifier,
            "guest.key": plan.items,
            "guest.changed": plan.entity.changeEvent,
            "guest.removed": plan.entity.removalEvent,
            "guest.constants": String(plan.constant.count),
            "guest.changingCount": String(plan.changing.count + plan.enabling.count),
        ]
    }

    // MARK: - Samples

    /// Returns an entity of the service.
    func listed(_ id: Int) -> Sample { Sample.listed(plan.entity, id: id) }

    /// Returns the literal of what a row shows that can change.
    func shown(_ sample: Sample, _ id: Int = 3) -> String {
        let texts = plan.changing.map { ($0.name, SwiftText.literal(sample.text($0.text))) }
        let enabled = plan.enabling.map { ($0, String(sample.canCount($0))) }
        switch subject {
        case .interactor, .passivePresenter: return plan.summary(sample, id: id)
        case .presenter, .cellPresenter:
            let calls =
                texts.map { ".show\($0.type)(\($1))" } + enabled.map { ".\($0.enable)(\($1))" }
            return "[\(calls.joined(separator: ", "))]"
        case .viewModel, .cellController, .cellViewModel:
            let arguments =
                texts.map { "\($0.member): \($1)" } + enabled.map { "\($0.can): \($1)" }
            return "Shown\(plan.itemType)(\(arguments.joined(separator: ", ")))"
        }
    }

    /// Returns the literal of the question before an action.
    func question(_ action: any RowAction, _ sample: Sample) -> String {
        SwiftText.literal(action.question.map { sample.text($0.text) } ?? "")
    }

    /// Returns the literal of the values of a scenario for an entity.
    func pairs(_ sample: Sample, from other: Sample) -> String {
        SwiftText.dictionary(sample.swiftPairs(of: plan.entity, from: other))
    }

    /// Returns pairs of an entity and an expected value, for the arguments of a test.
    func arguments(_ samples: [Sample], _ value: (Sample) -> String) -> String {
        samples.map { sample in
            let entity =
                subject == .passivePresenter
                ? plan.summary(sample, id: 3) : plan.literal(sample, id: 3)
            return "(\(entity), \(value(sample))),"
        }
        .joined(separator: "\n")
    }

    /// Returns an element whose text is tested with all samples that reveal errors.
    func tried(_ element: EntityElement) -> TemplateScope {
        var scope = base.element(element)
        scope.values["samples"] = arguments(plan.samples(element.text)) {
            SwiftText.literal($0.text(element.text))
        }
        return scope
    }

    // MARK: - Actions

    /// Returns the names and values of an action of a row.
    func action(_ action: any RowAction) -> TemplateScope {
        var scope = base.action(action)
        let operation = action.operation.member
        scope.identifiers["guestHere"] = operation
        scope.identifiers["guestScore"] = operation
        scope.identifiers["guestRemoval"] = operation
        if subject == .cellPresenter || subject == .presenter {
            scope.identifiers["toggleHere"] = action.tap
        }
        let samples = plan.questioned(action)
        if !samples.isEmpty { scope.flags.insert("isNamed") }
        scope.values["button"] = action.button.text
        scope.values["questions"] = arguments(samples) { question(action, $0) }
        if let count = action as? ListCount, count.count.most != nil {
            scope.flags.insert("hasLimit")
            scope.values["limits"] = arguments(plan.samplesAtLimit(count)) {
                String($0.canCount(count))
            }
        }
        switch subject {
        case .cellController, .cellPresenter, .cellViewModel: addRow(action, to: &scope)
        case .presenter, .viewModel, .interactor: addList(action, to: &scope)
        case .passivePresenter: addSummaries(action, to: &scope)
        }
        return scope
    }
}

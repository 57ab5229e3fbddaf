internal import Descriptions

/// The values for the tests of the presenter in VIPER.
extension ListTestScope {
    private var first: Sample { Sample.first(plan.description) }
    private var later: Sample { Sample.later(plan.description) }

    func addSummaries(to scope: inout TemplateScope) {
        let end = plan.refreshEnd
        let values = [
            "guest.two": "\(plan.summary(first, id: 4)),\n\(plan.summary(later, id: 3)),",
            "guest.changed": plan.summary(later, id: 4),
            "row.first": row(first, id: 4),
            "row.second": row(later, id: 3),
            "row.changed": row(later, id: 4),
            "calls.open": plan.filters.first.map { "[.showFilter(.\($0.name.member))]" } ?? "[]",
            "calls.two": "[\(end).showRows, \(plan.reloaded(2))]",
            "calls.further": "[\(plan.reloaded(2))]",
            "calls.none": "[\(end).showEmpty(\(plan.emptyText)), \(plan.reloaded(0))]",
            "calls.more": "[\(end).showRows, \(plan.reloaded(0))]",
            "calls.failed": "[\(end).showError(\(plan.failureText))]",
            "calls.failedRefresh": "[\(end).showToast(\"Could not refresh\")]",
        ]
        scope.values.merge(values) { $1 }
        scope.values.merge(filterValues) { $1 }
        scope.lists["tried"] = plan.tried.map(tried)
    }

    func addSummaries(_ action: any RowAction, to scope: inout TemplateScope) {
        scope.values["asked"] =
            ".\(action.confirm)(\(question(action, first)), \(plan.owner): 4)"
    }

    /// Returns the literal of the display values of a row.
    private func row(_ sample: Sample, id: Int) -> String {
        let values =
            ["id: \(id)"]
            + plan.list.elements.map {
                "\($0.name.member): \(SwiftText.literal(sample.text($0.text)))"
            }
            + plan.enabling.map { "\($0.can): \(sample.canCount($0))" }
            + plan.links.map { "\($0.pageID): \(sample.number($0, of: plan.entity))" }
        return "\(plan.rowType)(\(values.joined(separator: ", ")))"
    }
}

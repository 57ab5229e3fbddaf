internal import Foundation
internal import Model

/// The contents of one row. They never change.
@MainActor
final class PlanCellViewModel {
    let plan: Plan

    init(plan: Plan) {
        self.plan = plan
    }

    var id: Int { plan.id }
    var title: String { plan.title.isEmpty ? "Untitled" : plan.title }
    var due: String { "Due \(plan.dueOn.formatted(.iso8601.year().month().day()))" }
}

internal import BlogFeed
internal import Foundation
internal import Model

/// What one row shows. It never changes.
@MainActor
final class PlanCellViewModel {
    let plan: Plan

    init(plan: Plan) {
        self.plan = plan
    }

    var identifier: String { BlogFeedElement.Plan.row(id: plan.id) }
    var title: String { plan.title.isEmpty ? "Untitled" : plan.title }
    var due: String { "Due \(plan.dueOn.formatted(.iso8601.year().month().day()))" }
}

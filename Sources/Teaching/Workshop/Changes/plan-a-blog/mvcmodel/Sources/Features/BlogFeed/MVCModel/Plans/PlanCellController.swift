internal import BlogFeed
internal import Foundation
internal import HeadlessKit
internal import Model

/// Controls one row: what it shows. It never changes.
@MainActor
final class PlanCellController {
    let plan: Plan

    init(plan: Plan) {
        self.plan = plan
    }

    var title: String { plan.title.isEmpty ? "Untitled" : plan.title }
    var due: String { "Due \(plan.dueOn.formatted(.iso8601.year().month().day()))" }

    func fill(_ cell: PlanCell) {
        cell.accessibilityIdentifier = BlogFeedElement.Plan.row(id: plan.id)
        cell.titleLabel.text = title
        cell.dueLabel.text = due
    }
}

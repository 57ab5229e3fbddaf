internal import BlogFeed
internal import Foundation
internal import Model

/// Presents one row: what it shows. It never changes.
final class PlanCellPresenter: PlanCellPresenterProtocol {
    let plan: Plan

    init(plan: Plan) {
        self.plan = plan
    }

    func show(in view: any PlanCellProtocol) {
        view.showIdentifier(BlogFeedElement.Plan.row(id: plan.id))
        view.showTitle(plan.title.isEmpty ? "Untitled" : plan.title)
        view.showDue("Due \(plan.dueOn.formatted(.iso8601.year().month().day()))")
    }
}

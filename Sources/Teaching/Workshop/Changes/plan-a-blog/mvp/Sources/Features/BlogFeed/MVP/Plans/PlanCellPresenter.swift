internal import Foundation
internal import Model

/// Presents one row: what it shows. It never changes.
final class PlanCellPresenter: PlanCellPresenterProtocol {
    let plan: Plan
    var id: Int { plan.id }

    init(plan: Plan) {
        self.plan = plan
    }

    func show(in view: any PlanCellProtocol) {
        view.showTitle(plan.title.isEmpty ? "Untitled" : plan.title)
        view.showDue("Due \(plan.dueOn.formatted(.iso8601.year().month().day()))")
    }
}

internal import BlogFeed
internal import Foundation
internal import HeadlessKit
internal import Model

final class PlanCell: TableViewCell {
    private let titleLabel = Label()
    private let dueLabel = Label()

    var plan: Plan? {
        didSet { showPlan() }
    }

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = BlogFeedElement.Plan.title
        dueLabel.accessibilityIdentifier = BlogFeedElement.Plan.due
        [titleLabel, dueLabel].forEach(addSubview)
    }

    private func showPlan() {
        guard let plan else { return }
        accessibilityIdentifier = BlogFeedElement.Plan.row(id: plan.id)
        titleLabel.text = plan.title.isEmpty ? "Untitled" : plan.title
        dueLabel.text = "Due \(plan.dueOn.formatted(.iso8601.year().month().day()))"
    }
}

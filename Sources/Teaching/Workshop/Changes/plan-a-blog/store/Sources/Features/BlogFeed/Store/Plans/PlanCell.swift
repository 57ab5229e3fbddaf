internal import BlogFeed
internal import HeadlessKit

final class PlanCell: TableViewCell {
    private let titleLabel = Label()
    private let dueLabel = Label()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = BlogFeedElement.Plan.title
        dueLabel.accessibilityIdentifier = BlogFeedElement.Plan.due
        [titleLabel, dueLabel].forEach(addSubview)
    }

    func show(_ plan: PlanState) {
        accessibilityIdentifier = BlogFeedElement.Plan.row(id: plan.id)
        titleLabel.text = plan.title
        dueLabel.text = plan.due
    }
}

internal import BlogFeed
internal import HeadlessKit

final class PlanCell: TableViewCell {
    private let titleLabel = Label()
    private let dueLabel = Label()

    required init() {
        super.init()
        titleLabel.accessibilityIdentifier = BlogFeedElement.Plan.title
        dueLabel.accessibilityIdentifier = BlogFeedElement.Plan.due
        [titleLabel, dueLabel].forEach(addSubview)
    }

    func show(_ viewModel: PlanCellViewModel) {
        accessibilityIdentifier = viewModel.identifier
        titleLabel.text = viewModel.title
        dueLabel.text = viewModel.due
    }
}

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

    func show(_ viewModel: PlanCellViewModel) {
        accessibilityIdentifier = BlogFeedElement.Plan.row(id: viewModel.id)
        titleLabel.text = viewModel.title
        dueLabel.text = viewModel.due
    }
}

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
}

extension PlanCell: PlanCellProtocol {
    func showIdentifier(_ identifier: String) {
        accessibilityIdentifier = identifier
    }

    func showTitle(_ title: String) {
        titleLabel.text = title
    }

    func showDue(_ due: String) {
        dueLabel.text = due
    }
}

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

    func bind(to presenter: any PlanCellPresenterProtocol) {
        accessibilityIdentifier = BlogFeedElement.Plan.row(id: presenter.id)
        presenter.show(in: self)
    }
}

extension PlanCell: PlanCellProtocol {
    func showTitle(_ title: String) {
        titleLabel.text = title
    }

    func showDue(_ due: String) {
        dueLabel.text = due
    }
}

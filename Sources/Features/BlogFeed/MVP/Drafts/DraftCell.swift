internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

final class DraftCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let editedLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = BlogFeedElement.Draft.title
        editedLabel.accessibilityIdentifier = BlogFeedElement.Draft.edited
        contentView.addStack(of: [titleLabel, editedLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bind(to presenter: any DraftCellPresenterProtocol) {
        accessibilityIdentifier = BlogFeedElement.Draft.row(id: presenter.id)
        presenter.show(in: self)
    }
}

extension DraftCell: DraftCellProtocol {
    func showTitle(_ title: String) {
        titleLabel.text = title
    }

    func showEdited(_ edited: String) {
        editedLabel.text = edited
    }
}

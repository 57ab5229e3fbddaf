internal import BlogFeed
internal import HeadlessKit

final class DraftCell: TableViewCell {
    private let titleLabel = Label()
    private let editedLabel = Label()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = BlogFeedElement.Draft.title
        editedLabel.accessibilityIdentifier = BlogFeedElement.Draft.edited
        [titleLabel, editedLabel].forEach(addSubview)
    }

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

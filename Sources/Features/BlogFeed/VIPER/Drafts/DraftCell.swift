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

    func show(_ row: DraftRow) {
        accessibilityIdentifier = BlogFeedElement.Draft.row(id: row.id)
        titleLabel.text = row.title
        editedLabel.text = row.edited
    }
}

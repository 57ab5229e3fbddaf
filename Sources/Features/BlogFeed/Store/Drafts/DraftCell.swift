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

    func show(_ draft: DraftState) {
        accessibilityIdentifier = BlogFeedElement.Draft.row(id: draft.id)
        titleLabel.text = draft.title
        editedLabel.text = draft.edited
    }
}

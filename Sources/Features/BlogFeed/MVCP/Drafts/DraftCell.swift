internal import BlogFeed
internal import HeadlessKit

final class DraftCell: TableViewCell {
    let titleLabel = Label()
    let editedLabel = Label()

    required init() {
        super.init()
        titleLabel.accessibilityIdentifier = BlogFeedElement.Draft.title
        editedLabel.accessibilityIdentifier = BlogFeedElement.Draft.edited
        [titleLabel, editedLabel].forEach(addSubview)
    }
}

internal import BlogFeed
internal import HeadlessKit

final class DraftCell: TableViewCell {
    private let titleLabel = Label()
    private let editedLabel = Label()

    required init() {
        super.init()
        titleLabel.accessibilityIdentifier = BlogFeedElement.Draft.title
        editedLabel.accessibilityIdentifier = BlogFeedElement.Draft.edited
        [titleLabel, editedLabel].forEach(addSubview)
    }

    func show(_ viewModel: DraftCellViewModel) {
        accessibilityIdentifier = viewModel.identifier
        titleLabel.text = viewModel.title
        editedLabel.text = viewModel.edited
    }
}

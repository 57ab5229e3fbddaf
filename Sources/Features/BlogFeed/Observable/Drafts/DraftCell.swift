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

    func show(_ draft: DraftModel) {
        accessibilityIdentifier = BlogFeedElement.Draft.row(id: draft.id)
        titleLabel.text = draft.title
        editedLabel.text = draft.edited
    }
}

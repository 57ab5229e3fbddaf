internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

final class DraftCell: UITableViewCell {
    let titleLabel = UILabel()
    let editedLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = BlogFeedElement.Draft.title
        editedLabel.accessibilityIdentifier = BlogFeedElement.Draft.edited
        contentView.addStack(of: [titleLabel, editedLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

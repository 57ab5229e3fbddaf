internal import HeadlessKit
internal import Info
internal import Model
internal import ModelFormatting

/// The view of a row that shows a comment.
final class CommentCell: UITableViewCell {
    var comment: Comment? {
        didSet { if let comment { show(comment) } }
    }

    private let iconView = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let detailLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        iconView.accessibilityIdentifier = InfoElement.Item.icon
        titleLabel.accessibilityIdentifier = InfoElement.Item.title
        subtitleLabel.accessibilityIdentifier = InfoElement.Item.subtitle
        detailLabel.accessibilityIdentifier = InfoElement.Item.detail
        [iconView, titleLabel, subtitleLabel, detailLabel].forEach(contentView.addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func show(_ comment: Comment) {
        iconView.image = UIImage(named: comment.authorIcon ?? "icon0")
        titleLabel.text = TextFormat.name(comment.authorName)
        subtitleLabel.text = comment.content.isEmpty ? "No text" : comment.content
        detailLabel.text = TextFormat.count(comment.favourCount, of: "favour")
    }
}

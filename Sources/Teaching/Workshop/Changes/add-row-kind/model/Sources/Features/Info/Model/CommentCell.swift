internal import HeadlessKit
internal import Info
internal import Model
internal import ModelFormatting

/// The view of a row that shows a comment.
final class CommentCell: TableViewCell {
    var comment: Comment? {
        didSet { if let comment { show(comment) } }
    }

    private let iconView = ImageView()
    private let titleLabel = Label()
    private let subtitleLabel = Label()
    private let detailLabel = Label()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        iconView.accessibilityIdentifier = InfoElement.Item.icon
        titleLabel.accessibilityIdentifier = InfoElement.Item.title
        subtitleLabel.accessibilityIdentifier = InfoElement.Item.subtitle
        detailLabel.accessibilityIdentifier = InfoElement.Item.detail
        [iconView, titleLabel, subtitleLabel, detailLabel].forEach(addSubview)
    }

    private func show(_ comment: Comment) {
        iconView.image = Image(named: comment.authorIcon ?? "icon0")
        titleLabel.text = TextFormat.name(comment.authorName)
        subtitleLabel.text = comment.content.isEmpty ? "No text" : comment.content
        detailLabel.text = TextFormat.count(comment.favourCount, of: "favour")
    }
}

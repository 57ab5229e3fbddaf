internal import HeadlessKit
internal import Info
internal import Model
internal import ModelFormatting

/// The view of a row that shows a blog.
final class BlogCell: TableViewCell {
    var blog: Blog? {
        didSet { if let blog { show(blog) } }
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

    private func show(_ blog: Blog) {
        iconView.image = Image(named: "blog")
        titleLabel.text = blog.title.isEmpty ? "Untitled" : blog.title
        subtitleLabel.text = "Author: \(TextFormat.name(blog.authorName))"
        detailLabel.text = TextFormat.count(blog.likeCount, of: "like")
    }
}

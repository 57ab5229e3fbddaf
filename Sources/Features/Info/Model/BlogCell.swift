internal import AppSupport
internal import HeadlessKit
internal import Info
internal import Model
internal import ModelFormatting

/// The view of a row that shows a blog.
final class BlogCell: UITableViewCell {
    var blog: Blog? {
        didSet { if let blog { show(blog) } }
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
        contentView.addStack(of: [iconView, titleLabel, subtitleLabel, detailLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func show(_ blog: Blog) {
        iconView.image = UIImage(named: "blog")
        titleLabel.text = blog.title.isEmpty ? "Untitled" : blog.title
        subtitleLabel.text = "Author: \(TextFormat.name(blog.authorName))"
        detailLabel.text = TextFormat.count(blog.likeCount, of: "like")
    }
}

internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

final class BlogCell: UITableViewCell {
    private let authorLabel = UILabel()
    private let titleLabel = UILabel()
    private let likesLabel = UILabel()
    private let sharesLabel = UILabel()
    private let likeButton = UIButton(type: .system)
    private let shareButton = UIButton(type: .system)
    var onTapLike: (() -> Void)?
    var onTapShare: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(
            UIAction { [weak self] _ in self?.onTapLike?() },
            for: .touchUpInside
        )
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.setTitle("Share", for: .normal)
        shareButton.addAction(
            UIAction { [weak self] _ in self?.onTapShare?() },
            for: .touchUpInside
        )
        contentView.addStack(of: [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// - Parameter blog: `nil` if the blog is not listed any more; the cell then shows it until the
    ///   table is laid out.
    func show(_ blog: BlogState?) {
        guard let blog else { return }
        accessibilityIdentifier = BlogFeedElement.Blog.row(id: blog.id)
        authorLabel.text = blog.author
        titleLabel.text = blog.title
        likesLabel.text = blog.likes
        likeButton.isEnabled = blog.canLike
        sharesLabel.text = blog.shares
    }
}

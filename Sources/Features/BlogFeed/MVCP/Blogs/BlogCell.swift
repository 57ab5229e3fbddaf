internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

final class BlogCell: UITableViewCell {
    let authorLabel = UILabel()
    let titleLabel = UILabel()
    let likesLabel = UILabel()
    let sharesLabel = UILabel()
    let likeButton = UIButton(type: .system)
    let shareButton = UIButton(type: .system)
    var onTapLike: (() -> Void)?
    var onTapShare: (() -> Void)?
    var onReuse: (() -> Void)?
    /// The controller of the row. The cell owns it while it shows the row.
    var controller: AnyObject?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(UIAction { [weak self] _ in self?.onTapLike?() }, for: .touchUpInside)
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

    override func prepareForReuse() {
        super.prepareForReuse()
        onReuse?()
        onReuse = nil
        onTapLike = nil
        onTapShare = nil
        controller = nil
    }
}

internal import BlogFeed
internal import HeadlessKit

final class BlogCell: TableViewCell {
    private let authorLabel = Label()
    private let titleLabel = Label()
    private let likesLabel = Label()
    private let sharesLabel = Label()
    private let likeButton = Button()
    private let shareButton = Button()
    /// The contents that the cell shows.
    private var blog: BlogState?
    var onTapLike: (() -> Void)?
    var onTapShare: (() -> Void)?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(
            Action { [weak self] _ in self?.onTapLike?() },
            for: .touchUpInside
        )
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.setTitle("Share", for: .normal)
        shareButton.addAction(
            Action { [weak self] _ in self?.onTapShare?() },
            for: .touchUpInside
        )
        let subviews = [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ]
        subviews.forEach(addSubview)
    }

    /// Shows a blog, unless the cell already shows it.
    func show(_ blog: BlogState) {
        guard blog != self.blog else { return }
        self.blog = blog
        accessibilityIdentifier = BlogFeedElement.Blog.row(id: blog.id)
        authorLabel.text = blog.author
        titleLabel.text = blog.title
        likesLabel.text = blog.likes
        likeButton.isEnabled = blog.canLike
        sharesLabel.text = blog.shares
    }
}

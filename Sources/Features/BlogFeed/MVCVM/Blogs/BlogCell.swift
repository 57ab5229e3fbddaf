internal import BlogFeed
internal import HeadlessKit

final class BlogCell: TableViewCell {
    let authorLabel = Label()
    let titleLabel = Label()
    let likesLabel = Label()
    let sharesLabel = Label()
    let likeButton = Button()
    let shareButton = Button()
    var onTapLike: (() -> Void)?
    var onTapShare: (() -> Void)?
    var onReuse: (() -> Void)?
    /// The controller of the row. The cell owns it while it shows the row.
    var controller: AnyObject?

    required init() {
        super.init()
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.title = "Like"
        likeButton.onTap = { [weak self] in self?.onTapLike?() }
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.title = "Share"
        shareButton.onTap = { [weak self] in self?.onTapShare?() }
        let subviews = [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ]
        subviews.forEach(addSubview)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        onReuse?()
        onReuse = nil
        onTapLike = nil
        onTapShare = nil
        controller = nil
    }
}

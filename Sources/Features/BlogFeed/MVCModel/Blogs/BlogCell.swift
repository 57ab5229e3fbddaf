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

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(Action { [weak self] _ in self?.onTapLike?() }, for: .touchUpInside)
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.setTitle("Share", for: .normal)
        shareButton.addAction(Action { [weak self] _ in self?.onTapShare?() }, for: .touchUpInside)
        let subviews = [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ]
        subviews.forEach(addSubview)
    }
}

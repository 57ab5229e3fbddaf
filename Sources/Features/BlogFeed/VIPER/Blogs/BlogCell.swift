internal import BlogFeed
internal import HeadlessKit

final class BlogCell: TableViewCell {
    private let authorLabel = Label()
    private let titleLabel = Label()
    private let likesLabel = Label()
    private let sharesLabel = Label()
    private let likeButton = Button()
    private let shareButton = Button()
    var onTapLike: (() -> Void)?
    var onTapShare: (() -> Void)?

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
}

extension BlogCell: BlogCellProtocol {
    func showIdentifier(_ identifier: String) {
        accessibilityIdentifier = identifier
    }

    func showAuthor(_ author: String) {
        authorLabel.text = author
    }

    func showTitle(_ title: String) {
        titleLabel.text = title
    }

    func showLikes(_ likes: String) {
        likesLabel.text = likes
    }

    func showShares(_ shares: String) {
        sharesLabel.text = shares
    }

    func enableLike(_ isEnabled: Bool) {
        likeButton.isEnabled = isEnabled
    }
}

internal import BlogFeed
internal import HeadlessKit
internal import Model
internal import ModelFormatting

final class BlogCell: TableViewCell {
    private let authorLabel = Label()
    private let titleLabel = Label()
    private let likesLabel = Label()
    private let sharesLabel = Label()
    private let likeButton = Button()
    private let shareButton = Button()
    var onTapLike: ((Blog.ID) -> Void)?
    var onTapShare: ((Blog.ID) -> Void)?

    var blog: Blog? {
        didSet { showBlog() }
    }

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(
            Action { [weak self] _ in
                if let blog = self?.blog { self?.onTapLike?(blog.id) }
            },
            for: .touchUpInside
        )
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.setTitle("Share", for: .normal)
        shareButton.addAction(
            Action { [weak self] _ in
                if let blog = self?.blog { self?.onTapShare?(blog.id) }
            },
            for: .touchUpInside
        )
        let subviews = [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ]
        subviews.forEach(addSubview)
    }

    private func showBlog() {
        guard let blog else { return }
        accessibilityIdentifier = BlogFeedElement.Blog.row(id: blog.id)
        authorLabel.text = "Author: \(TextFormat.name(blog.authorName))"
        titleLabel.text = blog.title
        likesLabel.text = TextFormat.count(blog.likeCount, of: "like")
        likeButton.isEnabled = !blog.isLiked
        sharesLabel.text = TextFormat.count(blog.shareCount, of: "share")
    }
}

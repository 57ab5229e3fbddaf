internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import Model
internal import ModelFormatting

final class BlogCell: UITableViewCell {
    private let authorLabel = UILabel()
    private let titleLabel = UILabel()
    private let likesLabel = UILabel()
    private let sharesLabel = UILabel()
    private let likeButton = UIButton(type: .system)
    private let shareButton = UIButton(type: .system)
    var onTapLike: ((Blog.ID) -> Void)?
    var onTapShare: ((Blog.ID) -> Void)?

    var blog: Blog? {
        didSet { showBlog() }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(
            UIAction { [weak self] _ in
                if let blog = self?.blog { self?.onTapLike?(blog.id) }
            },
            for: .touchUpInside
        )
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.setTitle("Share", for: .normal)
        shareButton.addAction(
            UIAction { [weak self] _ in
                if let blog = self?.blog { self?.onTapShare?(blog.id) }
            },
            for: .touchUpInside
        )
        contentView.addStack(of: [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

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

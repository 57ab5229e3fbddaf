internal import BlogFeed
internal import HeadlessKit
internal import StateManagement

final class BlogCell: TableViewCell {
    /// The contents of the row that the cell shows.
    var blog: BlogModel? {
        didSet { setNeedsUpdateProperties() }
    }
    /// The tasks of the module, which run the requests of the row.
    var tasks: ScreenTasks?

    private let authorLabel = Label()
    private let titleLabel = Label()
    private let likesLabel = Label()
    private let sharesLabel = Label()
    private let likeButton = Button()
    private let shareButton = Button()

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
                if let blog = self?.blog { self?.tasks?.start(blog.like) }
            },
            for: .touchUpInside
        )
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.setTitle("Share", for: .normal)
        shareButton.addAction(
            Action { [weak self] _ in
                if let blog = self?.blog { self?.tasks?.start(blog.share) }
            },
            for: .touchUpInside
        )
        let subviews = [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ]
        subviews.forEach(addSubview)
    }

    override func updateProperties() {
        super.updateProperties()
        guard let blog else { return }
        accessibilityIdentifier = BlogFeedElement.Blog.row(id: blog.id)
        authorLabel.text = blog.author
        titleLabel.text = blog.title
        likesLabel.text = blog.likes
        likeButton.isEnabled = blog.canLike
        sharesLabel.text = blog.shares
    }
}

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
    /// The id of the shown row.
    private(set) var rowID: Int?
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

    func show(_ row: BlogRow) {
        rowID = row.id
        accessibilityIdentifier = BlogFeedElement.Blog.row(id: row.id)
        authorLabel.text = row.author
        titleLabel.text = row.title
        likesLabel.text = row.likes
        sharesLabel.text = row.shares
        likeButton.isEnabled = row.canLike
    }
}

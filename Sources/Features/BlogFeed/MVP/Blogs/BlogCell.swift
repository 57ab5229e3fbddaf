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
    private var presenter: (any BlogCellPresenterProtocol)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(
            UIAction { [weak self] _ in self?.presenter?.didTapLike() },
            for: .touchUpInside
        )
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.setTitle("Share", for: .normal)
        shareButton.addAction(
            UIAction { [weak self] _ in self?.presenter?.didTapShare() },
            for: .touchUpInside
        )
        contentView.addStack(of: [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bind(to presenter: any BlogCellPresenterProtocol) {
        self.presenter = presenter
        accessibilityIdentifier = BlogFeedElement.Blog.row(id: presenter.id)
        presenter.attach(self)
    }

    /// Another cell may show the row by now, so the cell detaches only itself.
    override func prepareForReuse() {
        super.prepareForReuse()
        presenter?.detach(self)
        presenter = nil
    }
}

extension BlogCell: BlogCellProtocol {
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

internal import AppSupport
internal import BlogFeed
internal import DataBinding
internal import HeadlessKit

final class BlogCell: UITableViewCell {
    private let authorLabel = UILabel()
    private let titleLabel = UILabel()
    private let likesLabel = UILabel()
    private let sharesLabel = UILabel()
    private let likeButton = UIButton(type: .system)
    private let shareButton = UIButton(type: .system)
    private var viewModel: BlogCellViewModel?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(
            UIAction { [weak self] _ in self?.viewModel?.like() },
            for: .touchUpInside
        )
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.setTitle("Share", for: .normal)
        shareButton.addAction(
            UIAction { [weak self] _ in self?.viewModel?.share() },
            for: .touchUpInside
        )
        contentView.addStack(of: [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bind(to viewModel: BlogCellViewModel) {
        self.viewModel = viewModel
        accessibilityIdentifier = BlogFeedElement.Blog.row(id: viewModel.id)
        authorLabel.text = viewModel.author
        titleLabel.text = viewModel.title
        viewModel.likes.bind(to: self) { $0.likesLabel.text = $1 }
        viewModel.canLike.bind(to: self) { $0.likeButton.isEnabled = $1 }
        viewModel.shares.bind(to: self) { $0.sharesLabel.text = $1 }
    }

    /// Ends the bindings of this cell. Another cell may show the row by now, and stays bound.
    override func prepareForReuse() {
        super.prepareForReuse()
        viewModel?.unbind(self)
        viewModel = nil
    }
}

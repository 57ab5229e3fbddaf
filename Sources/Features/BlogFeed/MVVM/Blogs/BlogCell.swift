internal import BlogFeed
internal import HeadlessKit

final class BlogCell: TableViewCell {
    private let authorLabel = Label()
    private let titleLabel = Label()
    private let likesLabel = Label()
    private let sharesLabel = Label()
    private let likeButton = Button()
    private let shareButton = Button()
    private var viewModel: BlogCellViewModel?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.setTitle("Like", for: .normal)
        likeButton.addAction(
            Action { [weak self] _ in self?.viewModel?.like() },
            for: .touchUpInside
        )
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.setTitle("Share", for: .normal)
        shareButton.addAction(
            Action { [weak self] _ in self?.viewModel?.share() },
            for: .touchUpInside
        )
        let subviews = [
            authorLabel, titleLabel, likesLabel, sharesLabel, likeButton, shareButton,
        ]
        subviews.forEach(addSubview)
    }

    func bind(to viewModel: BlogCellViewModel) {
        self.viewModel = viewModel
        accessibilityIdentifier = viewModel.identifier
        authorLabel.text = viewModel.author
        titleLabel.text = viewModel.title
        viewModel.observer = self
        viewModel.onLikesChange = { [weak self] in self?.likesLabel.text = $0 }
        viewModel.onCanLikeChange = { [weak self] in self?.likeButton.isEnabled = $0 }
        viewModel.onSharesChange = { [weak self] in self?.sharesLabel.text = $0 }
    }

    /// Another cell may show the row by now, so the cell unbinds only itself.
    override func prepareForReuse() {
        super.prepareForReuse()
        viewModel?.unbind(self)
        viewModel = nil
    }
}

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

    required init() {
        super.init()
        authorLabel.accessibilityIdentifier = BlogFeedElement.Blog.author
        titleLabel.accessibilityIdentifier = BlogFeedElement.Blog.title
        likesLabel.accessibilityIdentifier = BlogFeedElement.Blog.likes
        sharesLabel.accessibilityIdentifier = BlogFeedElement.Blog.shares
        likeButton.accessibilityIdentifier = BlogFeedElement.Blog.like
        likeButton.title = "Like"
        likeButton.onTap = { [weak self] in self?.viewModel?.like() }
        shareButton.accessibilityIdentifier = BlogFeedElement.Blog.share
        shareButton.title = "Share"
        shareButton.onTap = { [weak self] in self?.viewModel?.share() }
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

internal import BlogFeed
internal import DataBinding
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

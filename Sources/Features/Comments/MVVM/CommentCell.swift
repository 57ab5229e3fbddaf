internal import Comments
internal import DataBinding
internal import HeadlessKit

final class CommentCell: TableViewCell {
    private let avatarView = ImageView()
    private let nameLabel = Label()
    private let timeLabel = Label()
    private let contentLabel = Label()
    private let favoursLabel = Label()
    private let favourButton = Button()
    private var viewModel: CommentCellViewModel?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.onTap = { [weak self] in self?.viewModel?.selectAuthor() }
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            Action { [weak self] _ in self?.viewModel?.favour() },
            for: .touchUpInside
        )
        let subviews = [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ]
        subviews.forEach(addSubview)
    }

    func bind(to viewModel: CommentCellViewModel) {
        self.viewModel = viewModel
        accessibilityIdentifier = CommentsElement.Comment.row(id: viewModel.id)
        avatarView.image = Image(named: viewModel.avatar)
        nameLabel.text = viewModel.name
        showContent(mention: viewModel.mention, body: viewModel.body)
        viewModel.time.bind(to: self) { $0.timeLabel.text = $1 }
        viewModel.favours.bind(to: self) { $0.favoursLabel.text = $1 }
        viewModel.canFavour.bind(to: self) { $0.favourButton.isEnabled = $1 }
    }

    /// Ends the bindings of this cell. Another cell may show the row by now, and stays bound.
    override func prepareForReuse() {
        super.prepareForReuse()
        viewModel?.unbind(self)
        viewModel = nil
    }

    private func showContent(mention: String, body: String) {
        contentLabel.attributedText = AttributedText([
            AttributedText.Run(mention, style: CommentsElement.Style.mention),
            AttributedText.Run(body, style: CommentsElement.Style.body),
        ])
    }
}

internal import Comments
internal import HeadlessKit

final class CommentCell: TableViewCell {
    private let avatarView = ImageView()
    private let nameLabel = Label()
    private let timeLabel = Label()
    private let contentLabel = Label()
    private let favoursLabel = Label()
    private let favourButton = Button()
    private var presenter: (any CommentCellPresenterProtocol)?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.onTap = { [weak self] in self?.presenter?.didTapAvatar() }
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            Action { [weak self] _ in self?.presenter?.didTapFavour() },
            for: .touchUpInside
        )
        let subviews = [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ]
        subviews.forEach(addSubview)
    }

    func bind(to presenter: any CommentCellPresenterProtocol) {
        self.presenter = presenter
        accessibilityIdentifier = CommentsElement.Comment.row(id: presenter.id)
        presenter.attach(self)
    }

    /// Another cell may show the row by now, so the cell detaches only itself.
    override func prepareForReuse() {
        super.prepareForReuse()
        presenter?.detach(self)
        presenter = nil
    }
}

extension CommentCell: CommentCellProtocol {
    func showAvatar(_ avatar: String) {
        avatarView.image = Image(named: avatar)
    }

    func showName(_ name: String) {
        nameLabel.text = name
    }

    func showTime(_ time: String) {
        timeLabel.text = time
    }

    func showContent(mention: String, body: String) {
        contentLabel.attributedText = AttributedText([
            AttributedText.Run(mention, style: CommentsElement.Style.mention),
            AttributedText.Run(body, style: CommentsElement.Style.body),
        ])
    }

    func showFavours(_ favours: String) {
        favoursLabel.text = favours
    }

    func enableFavour(_ isEnabled: Bool) {
        favourButton.isEnabled = isEnabled
    }
}

internal import Comments
internal import HeadlessKit
internal import StateManagement

final class CommentCell: TableViewCell {
    /// The contents of the row that the cell shows.
    var comment: CommentModel? {
        didSet { setNeedsUpdateProperties() }
    }
    /// The tasks of the screen, which run the requests of the row.
    var tasks: ScreenTasks?

    private let avatarView = ImageView()
    private let nameLabel = Label()
    private let timeLabel = Label()
    private let contentLabel = Label()
    private let favoursLabel = Label()
    private let favourButton = Button()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.onTap = { [weak self] in self?.comment?.selectAuthor() }
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            Action { [weak self] _ in
                if let comment = self?.comment { self?.tasks?.start(comment.favour) }
            },
            for: .touchUpInside
        )
        let subviews = [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ]
        subviews.forEach(addSubview)
    }

    override func updateProperties() {
        super.updateProperties()
        guard let comment else { return }
        accessibilityIdentifier = CommentsElement.Comment.row(id: comment.id)
        avatarView.image = Image(named: comment.avatar)
        nameLabel.text = comment.name
        timeLabel.text = comment.time
        contentLabel.attributedText = AttributedText([
            AttributedText.Run(comment.mention, style: CommentsElement.Style.mention),
            AttributedText.Run(comment.body, style: CommentsElement.Style.body),
        ])
        favoursLabel.text = comment.favours
        favourButton.isEnabled = comment.canFavour
    }
}

internal import Comments
internal import HeadlessKit

final class CommentCell: TableViewCell {
    private let avatarView = ImageView()
    private let nameLabel = Label()
    private let timeLabel = Label()
    private let contentLabel = Label()
    private let favoursLabel = Label()
    private let favourButton = Button()
    /// The id of the shown row.
    private(set) var rowID: Int?
    var onTapAvatar: (() -> Void)?
    var onTapFavour: (() -> Void)?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.onTap = { [weak self] in self?.onTapAvatar?() }
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            Action { [weak self] _ in self?.onTapFavour?() },
            for: .touchUpInside
        )
        let subviews = [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ]
        subviews.forEach(addSubview)
    }

    func show(_ row: CommentRow, time: String) {
        rowID = row.id
        accessibilityIdentifier = CommentsElement.Comment.row(id: row.id)
        avatarView.image = Image(named: row.avatar)
        nameLabel.text = row.name
        timeLabel.text = time
        contentLabel.attributedText = AttributedText([
            AttributedText.Run(row.mention, style: CommentsElement.Style.mention),
            AttributedText.Run(row.body, style: CommentsElement.Style.body),
        ])
        favoursLabel.text = row.favours
        favourButton.isEnabled = row.canFavour
    }

    func showTime(_ time: String) {
        timeLabel.text = time
    }
}

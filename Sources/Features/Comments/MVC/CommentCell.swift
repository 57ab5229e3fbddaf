internal import Comments
internal import HeadlessKit

final class CommentCell: TableViewCell {
    let avatarView = ImageView()
    let nameLabel = Label()
    let timeLabel = Label()
    let contentLabel = Label()
    let favoursLabel = Label()
    let favourButton = Button()
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

    func showContent(mention: String, body: String) {
        contentLabel.attributedText = AttributedText([
            AttributedText.Run(mention, style: CommentsElement.Style.mention),
            AttributedText.Run(body, style: CommentsElement.Style.body),
        ])
    }
}

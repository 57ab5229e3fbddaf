internal import Comments
internal import Foundation
internal import HeadlessKit

final class CommentCell: TableViewCell {
    private let avatarView = ImageView()
    private let nameLabel = Label()
    private let timeLabel = Label()
    private let contentLabel = Label()
    private let favoursLabel = Label()
    private let favourButton = Button()
    /// The contents that the cell shows, and the time for which it shows them.
    private var comment: CommentState?
    private var now: Date?
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

    /// Shows a comment, unless the cell already shows it for this time.
    func show(_ comment: CommentState, at now: Date) {
        guard comment != self.comment || now != self.now else { return }
        self.comment = comment
        self.now = now
        accessibilityIdentifier = CommentsElement.Comment.row(id: comment.id)
        avatarView.image = Image(named: comment.avatar)
        nameLabel.text = comment.name
        timeLabel.text = comment.time(at: now)
        contentLabel.attributedText = AttributedText([
            AttributedText.Run(comment.mention, style: CommentsElement.Style.mention),
            AttributedText.Run(comment.body, style: CommentsElement.Style.body),
        ])
        favoursLabel.text = comment.favours
        favourButton.isEnabled = comment.canFavour
    }
}

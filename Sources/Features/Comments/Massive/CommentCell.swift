internal import Comments
internal import Foundation
internal import HeadlessKit
internal import Model
internal import ModelFormatting

final class CommentCell: TableViewCell {
    private let avatarView = ImageView()
    private let nameLabel = Label()
    private let timeLabel = Label()
    private let contentLabel = Label()
    private let favoursLabel = Label()
    private let favourButton = Button()
    var onTapAvatar: ((User.ID) -> Void)?
    var onTapFavour: ((Comment.ID) -> Void)?

    var comment: Comment? {
        didSet { showComment() }
    }

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.onTap = { [weak self] in
            if let comment = self?.comment { self?.onTapAvatar?(comment.authorID) }
        }
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            Action { [weak self] _ in
                if let comment = self?.comment { self?.onTapFavour?(comment.id) }
            },
            for: .touchUpInside
        )
        let subviews = [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ]
        subviews.forEach(addSubview)
    }

    /// Returns the name of the user to whom a comment replies; empty if it is no reply.
    static func mention(of comment: Comment) -> String {
        comment.repliesTo.map { "@\(TextFormat.name($0))" } ?? ""
    }

    /// Returns the text after the mention.
    static func body(of comment: Comment) -> String {
        let isBehindMention = comment.repliesTo != nil && !comment.content.isEmpty
        return isBehindMention ? " \(comment.content)" : comment.content
    }

    func showTime(at now: Date) {
        guard let comment else { return }
        timeLabel.text = TextFormat.age(of: comment.writtenAt, at: now)
    }

    private func showComment() {
        guard let comment else { return }
        accessibilityIdentifier = CommentsElement.Comment.row(id: comment.id)
        avatarView.image = Image(named: comment.authorIcon ?? "icon0")
        nameLabel.text = TextFormat.name(comment.authorName)
        contentLabel.attributedText = AttributedText([
            AttributedText.Run(Self.mention(of: comment), style: CommentsElement.Style.mention),
            AttributedText.Run(Self.body(of: comment), style: CommentsElement.Style.body),
        ])
        favoursLabel.text = TextFormat.count(comment.favourCount, of: "favour")
        favourButton.isEnabled = !comment.isFavoured
    }
}

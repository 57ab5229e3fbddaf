internal import AppSupport
internal import Comments
internal import Foundation
internal import HeadlessKit
internal import Model
internal import ModelFormatting

final class CommentCell: UITableViewCell {
    private let avatarView = UIImageView()
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private let contentLabel = UILabel()
    private let favoursLabel = UILabel()
    private let favourButton = UIButton(type: .system)
    var onTapAvatar: ((User.ID) -> Void)?
    var onTapFavour: ((Comment.ID) -> Void)?

    var comment: Comment? {
        didSet { showComment() }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.isUserInteractionEnabled = true
        avatarView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in
                if let comment = self?.comment { self?.onTapAvatar?(comment.authorID) }
            }
        )
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            UIAction { [weak self] _ in
                if let comment = self?.comment { self?.onTapFavour?(comment.id) }
            },
            for: .touchUpInside
        )
        contentView.addStack(of: [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

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
        avatarView.image = UIImage(named: comment.authorIcon ?? "icon0")
        nameLabel.text = TextFormat.name(comment.authorName)
        let text = NSMutableAttributedString(
            string: Self.mention(of: comment),
            attributes: [.foregroundColor: UIColor.link]
        )
        text.append(NSAttributedString(string: Self.body(of: comment)))
        contentLabel.attributedText = text
        favoursLabel.text = TextFormat.count(comment.favourCount, of: "favour")
        favourButton.isEnabled = !comment.isFavoured
    }
}

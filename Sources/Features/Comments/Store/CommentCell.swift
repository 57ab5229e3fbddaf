internal import AppSupport
internal import Comments
internal import Foundation
internal import HeadlessKit

final class CommentCell: UITableViewCell {
    private let avatarView = UIImageView()
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private let contentLabel = UILabel()
    private let favoursLabel = UILabel()
    private let favourButton = UIButton(type: .system)
    /// The contents that the cell shows, and the time for which it shows them.
    private var comment: CommentState?
    private var now: Date?
    var onTapAvatar: (() -> Void)?
    var onTapFavour: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.isUserInteractionEnabled = true
        avatarView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in self?.onTapAvatar?() }
        )
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            UIAction { [weak self] _ in self?.onTapFavour?() },
            for: .touchUpInside
        )
        contentView.addStack(of: [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Shows a comment, unless the cell already shows it for this time.
    func show(_ comment: CommentState, at now: Date) {
        guard comment != self.comment || now != self.now else { return }
        self.comment = comment
        self.now = now
        accessibilityIdentifier = CommentsElement.Comment.row(id: comment.id)
        avatarView.image = UIImage(named: comment.avatar)
        nameLabel.text = comment.name
        timeLabel.text = comment.time(at: now)
        let text = NSMutableAttributedString(
            string: comment.mention,
            attributes: [.foregroundColor: UIColor.link]
        )
        text.append(NSAttributedString(string: comment.body))
        contentLabel.attributedText = text
        favoursLabel.text = comment.favours
        favourButton.isEnabled = comment.canFavour
    }
}

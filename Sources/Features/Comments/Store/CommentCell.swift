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
    private var comment: CommentState?
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

    /// - Parameter comment: `nil` if the comment is not listed any more; the cell then shows it until
    ///   the table is laid out.
    func show(_ comment: CommentState?) {
        guard let comment else { return }
        self.comment = comment
        accessibilityIdentifier = CommentsElement.Comment.row(id: comment.id)
        avatarView.image = UIImage(named: comment.avatar)
        nameLabel.text = comment.name
        let text = NSMutableAttributedString(
            string: comment.mention,
            attributes: [.foregroundColor: UIColor.link]
        )
        text.append(NSAttributedString(string: comment.body))
        contentLabel.attributedText = text
        favoursLabel.text = comment.favours
        favourButton.isEnabled = comment.canFavour
    }

    /// Shows how long ago the comment was written.
    func showTime(at now: Date) {
        if let comment { timeLabel.text = comment.time(at: now) }
    }
}

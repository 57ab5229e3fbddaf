internal import AppSupport
internal import Comments
internal import HeadlessKit

final class CommentCell: UITableViewCell {
    private let avatarView = UIImageView()
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private let contentLabel = UILabel()
    private let favoursLabel = UILabel()
    private let favourButton = UIButton(type: .system)
    /// The id of the shown row.
    private(set) var rowID: Int?
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

    func show(_ row: CommentRow, time: String) {
        rowID = row.id
        accessibilityIdentifier = CommentsElement.Comment.row(id: row.id)
        avatarView.image = UIImage(named: row.avatar)
        nameLabel.text = row.name
        timeLabel.text = time
        let text = NSMutableAttributedString(
            string: row.mention,
            attributes: [.foregroundColor: UIColor.link]
        )
        text.append(NSAttributedString(string: row.body))
        contentLabel.attributedText = text
        favoursLabel.text = row.favours
        favourButton.isEnabled = row.canFavour
    }

    func showTime(_ time: String) {
        timeLabel.text = time
    }
}

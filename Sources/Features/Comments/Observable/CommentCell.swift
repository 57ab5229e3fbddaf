internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import StateManagement

final class CommentCell: UITableViewCell {
    /// The contents of the row that the cell shows.
    var comment: CommentModel? {
        didSet { setNeedsUpdateProperties() }
    }
    /// The tasks of the screen, which run the requests of the row.
    var tasks: ScreenTasks?

    private let avatarView = UIImageView()
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private let contentLabel = UILabel()
    private let favoursLabel = UILabel()
    private let favourButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.isUserInteractionEnabled = true
        avatarView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in self?.comment?.selectAuthor() }
        )
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            UIAction { [weak self] _ in
                if let comment = self?.comment { self?.tasks?.start(comment.favour) }
            },
            for: .touchUpInside
        )
        contentView.addStack(of: [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func updateProperties() {
        super.updateProperties()
        guard let comment else { return }
        accessibilityIdentifier = CommentsElement.Comment.row(id: comment.id)
        avatarView.image = UIImage(named: comment.avatar)
        nameLabel.text = comment.name
        timeLabel.text = comment.time
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

internal import AppSupport
internal import Comments
internal import HeadlessKit

final class CommentCell: UITableViewCell {
    let avatarView = UIImageView()
    let nameLabel = UILabel()
    let timeLabel = UILabel()
    let contentLabel = UILabel()
    let favoursLabel = UILabel()
    let favourButton = UIButton(type: .system)
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

    func showContent(mention: String, body: String) {
        let text = NSMutableAttributedString(
            string: mention,
            attributes: [.foregroundColor: UIColor.link]
        )
        text.append(NSAttributedString(string: body))
        contentLabel.attributedText = text
    }
}

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
    private var presenter: (any CommentCellPresenterProtocol)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.isUserInteractionEnabled = true
        avatarView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in self?.presenter?.didTapAvatar() }
        )
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            UIAction { [weak self] _ in self?.presenter?.didTapFavour() },
            for: .touchUpInside
        )
        contentView.addStack(of: [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bind(to presenter: any CommentCellPresenterProtocol) {
        self.presenter = presenter
        accessibilityIdentifier = CommentsElement.Comment.row(id: presenter.id)
        presenter.attach(self)
    }

    /// Another cell may show the row by now, so the cell detaches only itself.
    override func prepareForReuse() {
        super.prepareForReuse()
        presenter?.detach(self)
        presenter = nil
    }
}

extension CommentCell: CommentCellProtocol {
    func showAvatar(_ avatar: String) {
        avatarView.image = UIImage(named: avatar)
    }

    func showName(_ name: String) {
        nameLabel.text = name
    }

    func showTime(_ time: String) {
        timeLabel.text = time
    }

    func showContent(mention: String, body: String) {
        let text = NSMutableAttributedString(
            string: mention,
            attributes: [.foregroundColor: UIColor.link]
        )
        text.append(NSAttributedString(string: body))
        contentLabel.attributedText = text
    }

    func showFavours(_ favours: String) {
        favoursLabel.text = favours
    }

    func enableFavour(_ isEnabled: Bool) {
        favourButton.isEnabled = isEnabled
    }
}

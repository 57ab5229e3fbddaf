internal import AppSupport
internal import Comments
internal import DataBinding
internal import HeadlessKit

final class CommentCell: UITableViewCell {
    private let avatarView = UIImageView()
    private let nameLabel = UILabel()
    private let timeLabel = UILabel()
    private let contentLabel = UILabel()
    private let favoursLabel = UILabel()
    private let favourButton = UIButton(type: .system)
    private var viewModel: CommentCellViewModel?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        avatarView.accessibilityIdentifier = CommentsElement.Comment.avatar
        avatarView.isUserInteractionEnabled = true
        avatarView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] in self?.viewModel?.selectAuthor() }
        )
        nameLabel.accessibilityIdentifier = CommentsElement.Comment.name
        timeLabel.accessibilityIdentifier = CommentsElement.Comment.time
        contentLabel.accessibilityIdentifier = CommentsElement.Comment.content
        favoursLabel.accessibilityIdentifier = CommentsElement.Comment.favours
        favourButton.accessibilityIdentifier = CommentsElement.Comment.favour
        favourButton.setTitle("Favour", for: .normal)
        favourButton.addAction(
            UIAction { [weak self] _ in self?.viewModel?.favour() },
            for: .touchUpInside
        )
        contentView.addStack(of: [
            avatarView, nameLabel, timeLabel, contentLabel, favoursLabel, favourButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bind(to viewModel: CommentCellViewModel) {
        self.viewModel = viewModel
        accessibilityIdentifier = CommentsElement.Comment.row(id: viewModel.id)
        avatarView.image = UIImage(named: viewModel.avatar)
        nameLabel.text = viewModel.name
        showContent(mention: viewModel.mention, body: viewModel.body)
        viewModel.now.bind(to: self) { $0.timeLabel.text = $0.viewModel?.age(at: $1) }
        viewModel.favours.bind(to: self) { $0.favoursLabel.text = $1 }
        viewModel.canFavour.bind(to: self) { $0.favourButton.isEnabled = $1 }
    }

    /// Ends the bindings of this cell. Another cell may show the row by now, and stays bound.
    override func prepareForReuse() {
        super.prepareForReuse()
        viewModel?.unbind(self)
        viewModel = nil
    }

    private func showContent(mention: String, body: String) {
        let text = NSMutableAttributedString(
            string: mention,
            attributes: [.foregroundColor: UIColor.link]
        )
        text.append(NSAttributedString(string: body))
        contentLabel.attributedText = text
    }
}

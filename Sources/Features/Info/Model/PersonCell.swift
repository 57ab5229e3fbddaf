internal import AppSupport
internal import HeadlessKit
internal import Info
internal import Model
internal import ModelFormatting

/// The view of a row that shows a person.
final class PersonCell: UITableViewCell {
    var user: User? {
        didSet { if let user { show(user) } }
    }

    private let iconView = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let detailLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        iconView.accessibilityIdentifier = InfoElement.Item.icon
        titleLabel.accessibilityIdentifier = InfoElement.Item.title
        subtitleLabel.accessibilityIdentifier = InfoElement.Item.subtitle
        detailLabel.accessibilityIdentifier = InfoElement.Item.detail
        contentView.addStack(of: [iconView, titleLabel, subtitleLabel, detailLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func show(_ user: User) {
        iconView.image = UIImage(named: user.icon ?? "icon0")
        titleLabel.text = TextFormat.name(user.name)
        subtitleLabel.text = user.biography.isEmpty ? "No bio" : user.biography
        detailLabel.text = TextFormat.count(user.friendCount, of: "friend")
    }
}

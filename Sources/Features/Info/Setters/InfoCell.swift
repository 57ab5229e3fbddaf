internal import AppSupport
internal import HeadlessKit
internal import Info

/// The view of a row. The controller sets its subviews.
final class InfoCell: UITableViewCell {
    let iconView = UIImageView()
    let titleLabel = UILabel()
    let subtitleLabel = UILabel()
    let detailLabel = UILabel()

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
}

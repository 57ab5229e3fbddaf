internal import HeadlessKit
internal import Info

/// The view of a row. The controller sets its subviews.
final class InfoCell: TableViewCell {
    let iconView = ImageView()
    let titleLabel = Label()
    let subtitleLabel = Label()
    let detailLabel = Label()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        iconView.accessibilityIdentifier = InfoElement.Item.icon
        titleLabel.accessibilityIdentifier = InfoElement.Item.title
        subtitleLabel.accessibilityIdentifier = InfoElement.Item.subtitle
        detailLabel.accessibilityIdentifier = InfoElement.Item.detail
        [iconView, titleLabel, subtitleLabel, detailLabel].forEach(addSubview)
    }
}

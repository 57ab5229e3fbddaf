internal import HeadlessKit
internal import Info

/// The view of a row. It shows the values of a view model.
final class InfoCell: TableViewCell {
    private let iconView = ImageView()
    private let titleLabel = Label()
    private let subtitleLabel = Label()
    private let detailLabel = Label()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        iconView.accessibilityIdentifier = InfoElement.Item.icon
        titleLabel.accessibilityIdentifier = InfoElement.Item.title
        subtitleLabel.accessibilityIdentifier = InfoElement.Item.subtitle
        detailLabel.accessibilityIdentifier = InfoElement.Item.detail
        [iconView, titleLabel, subtitleLabel, detailLabel].forEach(addSubview)
    }

    func show(_ viewModel: any InfoCellViewModelProtocol) {
        iconView.image = Image(named: viewModel.icon)
        titleLabel.text = viewModel.title
        subtitleLabel.text = viewModel.subtitle
        detailLabel.text = viewModel.detail
    }
}

internal import AppSupport
internal import HeadlessKit
internal import Info

/// The view of a row. It shows the values of a view model.
final class InfoCell: UITableViewCell {
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

    func show(_ viewModel: any InfoCellViewModelProtocol) {
        iconView.image = UIImage(named: viewModel.icon)
        titleLabel.text = viewModel.title
        subtitleLabel.text = viewModel.subtitle
        detailLabel.text = viewModel.detail
    }
}

internal import AppSupport
internal import HeadlessKit
internal import Info
internal import Model
internal import ModelFormatting

/// The view of a row that shows a voice message.
final class VoiceMessageCell: UITableViewCell {
    var message: VoiceMessage? {
        didSet { if let message { show(message) } }
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

    private func show(_ message: VoiceMessage) {
        iconView.image = UIImage(named: "voice")
        titleLabel.text = TextFormat.name(message.sender)
        subtitleLabel.text = "Voice message"
        detailLabel.text = TextFormat.duration(seconds: message.seconds)
    }
}

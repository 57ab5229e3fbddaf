internal import HeadlessKit
internal import Info
internal import Model
internal import ModelFormatting

/// The view of a row that shows a voice message.
final class VoiceMessageCell: TableViewCell {
    var message: VoiceMessage? {
        didSet { if let message { show(message) } }
    }

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

    private func show(_ message: VoiceMessage) {
        iconView.image = Image(named: "voice")
        titleLabel.text = TextFormat.name(message.sender)
        subtitleLabel.text = "Voice message"
        detailLabel.text = TextFormat.duration(seconds: message.seconds)
    }
}

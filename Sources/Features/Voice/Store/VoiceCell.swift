internal import HeadlessKit
internal import Voice

final class VoiceCell: TableViewCell {
    private let titleLabel = Label()
    private let lengthLabel = Label()
    private let stateLabel = Label()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        [titleLabel, lengthLabel, stateLabel].forEach(addSubview)
    }

    func show(_ voice: VoiceState) {
        accessibilityIdentifier = VoiceElement.Message.row(id: voice.id)
        titleLabel.text = voice.title
        lengthLabel.text = voice.length
        stateLabel.text = voice.playbackText
    }
}

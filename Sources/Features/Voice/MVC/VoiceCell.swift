internal import HeadlessKit
internal import Voice

final class VoiceCell: TableViewCell {
    let titleLabel = Label()
    let lengthLabel = Label()
    let stateLabel = Label()

    required init() {
        super.init()
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        [titleLabel, lengthLabel, stateLabel].forEach(addSubview)
    }
}

internal import HeadlessKit
internal import Voice

final class VoiceCell: TableViewCell {
    let titleLabel = Label()
    let lengthLabel = Label()
    let stateLabel = Label()

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        [titleLabel, lengthLabel, stateLabel].forEach(addSubview)
    }
}

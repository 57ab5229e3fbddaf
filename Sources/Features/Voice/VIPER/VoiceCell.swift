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
}

extension VoiceCell: VoiceCellProtocol {
    func showIdentifier(_ identifier: String) {
        accessibilityIdentifier = identifier
    }

    func showTitle(_ title: String) {
        titleLabel.text = title
    }

    func showLength(_ length: String) {
        lengthLabel.text = length
    }

    func showState(_ state: String) {
        stateLabel.text = state
    }
}

internal import AppSupport
internal import HeadlessKit
internal import Voice

final class VoiceCell: UITableViewCell {
    let titleLabel = UILabel()
    let lengthLabel = UILabel()
    let stateLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        contentView.addStack(of: [titleLabel, lengthLabel, stateLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

internal import AppSupport
internal import HeadlessKit
internal import Voice

final class VoiceCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let lengthLabel = UILabel()
    private let stateLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        contentView.addStack(of: [titleLabel, lengthLabel, stateLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// - Parameter voice: `nil` if the message is not listed any more; the cell then shows it until
    ///   the table is laid out.
    func show(_ voice: VoiceState?) {
        guard let voice else { return }
        accessibilityIdentifier = VoiceElement.Message.row(id: voice.id)
        titleLabel.text = voice.title
        lengthLabel.text = voice.length
        stateLabel.text = voice.playbackText
    }
}

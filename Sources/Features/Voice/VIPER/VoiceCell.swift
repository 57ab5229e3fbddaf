internal import AppSupport
internal import HeadlessKit
internal import Voice

final class VoiceCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let lengthLabel = UILabel()
    private let stateLabel = UILabel()
    /// The id of the shown row.
    private(set) var rowID: Int?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        contentView.addStack(of: [titleLabel, lengthLabel, stateLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ row: VoiceRow) {
        rowID = row.id
        accessibilityIdentifier = VoiceElement.Message.row(id: row.id)
        titleLabel.text = row.title
        lengthLabel.text = row.length
        stateLabel.text = row.state
    }
}

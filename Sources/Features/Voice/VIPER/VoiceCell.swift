internal import HeadlessKit
internal import Voice

final class VoiceCell: TableViewCell {
    private let titleLabel = Label()
    private let lengthLabel = Label()
    private let stateLabel = Label()
    /// The id of the shown row.
    private(set) var rowID: Int?

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        [titleLabel, lengthLabel, stateLabel].forEach(addSubview)
    }

    func show(_ row: VoiceRow) {
        rowID = row.id
        accessibilityIdentifier = VoiceElement.Message.row(id: row.id)
        titleLabel.text = row.title
        lengthLabel.text = row.length
        stateLabel.text = row.state
    }
}

internal import AppSupport
internal import HeadlessKit
internal import Voice

final class VoiceCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let lengthLabel = UILabel()
    private let stateLabel = UILabel()
    private var presenter: (any VoiceCellPresenterProtocol)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        contentView.addStack(of: [titleLabel, lengthLabel, stateLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bind(to presenter: any VoiceCellPresenterProtocol) {
        self.presenter = presenter
        accessibilityIdentifier = VoiceElement.Message.row(id: presenter.id)
        presenter.attach(self)
    }

    /// Another cell may show the row by now, so the cell detaches only itself.
    override func prepareForReuse() {
        super.prepareForReuse()
        presenter?.detach(self)
        presenter = nil
    }
}

extension VoiceCell: VoiceCellProtocol {
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

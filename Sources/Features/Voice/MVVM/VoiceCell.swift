internal import AppSupport
internal import DataBinding
internal import HeadlessKit
internal import Voice

final class VoiceCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let lengthLabel = UILabel()
    private let stateLabel = UILabel()
    private var viewModel: VoiceCellViewModel?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        contentView.addStack(of: [titleLabel, lengthLabel, stateLabel])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func bind(to viewModel: VoiceCellViewModel) {
        self.viewModel = viewModel
        accessibilityIdentifier = VoiceElement.Message.row(id: viewModel.id)
        titleLabel.text = viewModel.title
        lengthLabel.text = viewModel.length
        viewModel.stateText.bind(to: self) { $0.stateLabel.text = $1 }
    }

    /// Ends the bindings of this cell. Another cell may show the row by now, and stays bound.
    override func prepareForReuse() {
        super.prepareForReuse()
        viewModel?.unbind(self)
        viewModel = nil
    }
}

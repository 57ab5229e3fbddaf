internal import HeadlessKit
internal import Voice

final class VoiceCell: TableViewCell {
    private let titleLabel = Label()
    private let lengthLabel = Label()
    private let stateLabel = Label()
    private var viewModel: VoiceCellViewModel?

    required init() {
        super.init()
        titleLabel.accessibilityIdentifier = VoiceElement.Message.title
        lengthLabel.accessibilityIdentifier = VoiceElement.Message.length
        stateLabel.accessibilityIdentifier = VoiceElement.Message.state
        [titleLabel, lengthLabel, stateLabel].forEach(addSubview)
    }

    func bind(to viewModel: VoiceCellViewModel) {
        self.viewModel = viewModel
        accessibilityIdentifier = viewModel.identifier
        titleLabel.text = viewModel.title
        lengthLabel.text = viewModel.length
        viewModel.onStateTextChange = { [weak self] in self?.stateLabel.text = $0 }
    }

    /// A row that is out of sight must not write into a cell that soon shows another.
    override func prepareForReuse() {
        viewModel?.onStateTextChange = nil
        viewModel = nil
    }
}

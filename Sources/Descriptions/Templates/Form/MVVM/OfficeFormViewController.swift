internal import DataBinding
internal import HeadlessKit
internal import Office

final class OfficeFormViewController: ViewController {
    private let viewModel: OfficeFormViewModel
    // @for element in form
    // @if element.isField
    private lazy var entryField = TextField()
    // @end
    // @if element.isError
    private lazy var entryErrorLabel = Label()
    // @end
    // @if element.isCounter
    private lazy var entryCountLabel = Label()
    // @end
    // @if element.isSwitch
    private lazy var leverSwitch = Switch()
    // @end
    // @if element.isButton
    private lazy var commitButton = Button()
    // @end
    // @end
    // @sample
    private lazy var abortButton = Button()
    // @end
    private lazy var activityIndicator = ActivityIndicatorView()

    init(viewModel: OfficeFormViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
    }

    private func layOut() {
        // @for element in form
        // @if element.isField
        entryField.accessibilityIdentifier = OfficeElement.Form.entry
        // @end
        // @if element.isError
        entryErrorLabel.accessibilityIdentifier = OfficeElement.Form.entryError
        // @end
        // @if element.isCounter
        entryCountLabel.accessibilityIdentifier = OfficeElement.Form.entryCount
        // @end
        // @if element.isSwitch
        leverSwitch.accessibilityIdentifier = OfficeElement.Form.lever
        // @end
        // @if element.isButton
        commitButton.accessibilityIdentifier = OfficeElement.Form.commit
        commitButton.setTitle("{element.title}", for: .normal)
        // @end
        // @end
        // @sample
        abortButton.accessibilityIdentifier = OfficeElement.Form.abort
        // @end
        commitButton.addAction(
            Action { [weak self] _ in self?.viewModel.save() },
            for: .touchUpInside
        )
        abortButton.addAction(
            Action { [weak self] _ in self?.viewModel.close() },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = OfficeElement.Form.saving
        let subviews = [
            // @= form.subviews
            entryField, entryErrorLabel, entryCountLabel, leverSwitch, commitButton, abortButton,
            activityIndicator,
            // @end
        ]
        subviews.forEach(view.addSubview)
    }

    private func bind() {
        // @for input in inputs
        // @if input.isField
        entryField.bind(to: viewModel.entry)
        // @end
        // @if input.isSwitch
        leverSwitch.bind(to: viewModel.lever)
        // @end
        // @end
        // @for element in marks
        // @if element.isError
        viewModel.entryError.bind(to: self) { $0.entryErrorLabel.text = $1 }
        // @end
        // @if element.isCounter
        viewModel.entryCount.bind(to: self) { $0.entryCountLabel.text = $1 }
        // @end
        // @end
        viewModel.canSave.bind(to: self) { $0.commitButton.isEnabled = $1 }
        viewModel.isSaving.bind(to: self) { $0.showSaving($1) }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
        // @for input in switches
        // @if input.asks
        viewModel.onConfirmLever = { [weak self] in self?.confirmLever() }
        // @end
        // @end
        #if ASKS
            viewModel.onConfirmClosing = { [weak self] in self?.confirmClosing() }
        #endif
        viewModel.onClose = { [weak self] in self?.dismiss(animated: true) }
    }

    /// Shows that the guest is being saved. The form is disabled until then.
    private func showSaving(_ isSaving: Bool) {
        // @= form.controls: [entryField, leverSwitch, abortButton]
        let controls = [entryField, leverSwitch, abortButton]
        for control in controls { control.isEnabled = !isSaving }
        if isSaving {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }
    // @for input in switches
    // @if input.asks

    private func confirmLever() {
        let alert = AlertController(
            // @= input.question: "Be quiet?"
            title: "Be quiet?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            AlertAction(title: "{input.confirm}", style: .destructive) { [weak self] _ in
                self?.viewModel.turnOffLever()
            }
        )
        alert.addAction(AlertAction(title: "{input.refuse}", style: .cancel))
        present(alert, animated: true)
    }
    // @end
    // @end
    #if ASKS

        private func confirmClosing() {
            let alert = AlertController(
                // @= form.question: "Discard?"
                title: "Discard?",
                message: nil,
                preferredStyle: .alert
            )
            alert.addAction(
                AlertAction(title: "{form.confirm}", style: .destructive) { [weak self] _ in
                    self?.viewModel.discard()
                }
            )
            alert.addAction(AlertAction(title: "{form.refuse}", style: .cancel))
            present(alert, animated: true)
        }
    #endif
}

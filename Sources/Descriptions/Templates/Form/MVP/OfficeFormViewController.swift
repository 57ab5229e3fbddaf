internal import HeadlessKit
internal import Office

final class OfficeFormViewController: ViewController {
    private let presenter: any OfficeFormPresenterProtocol
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

    init(presenter: any OfficeFormPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        addActions()
        presenter.viewDidLoad()
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
        activityIndicator.accessibilityIdentifier = OfficeElement.Form.saving
        let subviews = [
            // @= form.subviews
            entryField, entryErrorLabel, entryCountLabel, leverSwitch, commitButton, abortButton,
            activityIndicator,
            // @end
        ]
        subviews.forEach(view.addSubview)
    }

    private func addActions() {
        // @for input in fields
        entryField.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                presenter.didEditEntry(entryField.text ?? "")
            },
            for: .editingChanged
        )
        // @end
        // @for input in switches
        leverSwitch.addAction(
            Action { [weak self] _ in
                guard let self else { return }
                presenter.didToggleLever(leverSwitch.isOn)
            },
            for: .valueChanged
        )
        // @end
        commitButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapCommit() },
            for: .touchUpInside
        )
        abortButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapAbort() },
            for: .touchUpInside
        )
    }
}

extension OfficeFormViewController: OfficeFormViewProtocol {
    // @for input in inputs
    // @if input.isField
    func showEntry(_ text: String) {
        entryField.text = text
    }

    // @end
    // @if input.isSwitch
    func showLever(_ isOn: Bool) {
        leverSwitch.isOn = isOn
    }

    // @if input.asks
    func confirmLever() {
        let alert = AlertController(
            // @= input.question: "Be quiet?"
            title: "Be quiet?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            AlertAction(title: "{input.confirm}", style: .destructive) { [weak self] _ in
                self?.presenter.didConfirmLever()
            }
        )
        alert.addAction(AlertAction(title: "{input.refuse}", style: .cancel))
        present(alert, animated: true)
    }

    // @end
    // @end
    // @end
    // @for element in marks
    // @if element.isError
    func showEntryError(_ text: String) {
        entryErrorLabel.text = text
    }

    // @end
    // @if element.isCounter
    func showEntryCount(_ count: String) {
        entryCountLabel.text = count
    }

    // @end
    // @end
    func enableCommit(_ isEnabled: Bool) {
        commitButton.isEnabled = isEnabled
    }

    /// Shows that the guest is being saved. The form is disabled until then.
    func showSaving(_ isSaving: Bool) {
        // @= form.controls: [entryField, leverSwitch, abortButton]
        let controls = [entryField, leverSwitch, abortButton]
        for control in controls { control.isEnabled = !isSaving }
        if isSaving {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
    }
    #if ASKS

        func confirmClosing() {
            let alert = AlertController(
                // @= form.question: "Discard?"
                title: "Discard?",
                message: nil,
                preferredStyle: .alert
            )
            alert.addAction(
                AlertAction(title: "{form.confirm}", style: .destructive) { [weak self] _ in
                    self?.presenter.didConfirmClosing()
                }
            )
            alert.addAction(AlertAction(title: "{form.refuse}", style: .cancel))
            present(alert, animated: true)
        }
    #endif
    // @if MVP

    func close() {
        dismiss(animated: true)
    }
    // @end
}

internal import HeadlessKit
internal import Model
internal import OfficeModel

final class OfficeFormViewController: ViewController {
    #if TRACKS
        // @= form.fields: entry, lever
        private enum Field { case entry, lever }

    #endif
    weak var delegate: (any OfficeFormViewControllerDelegate)?

    private let supplier: any Supplier
    private lazy var formView = OfficeFormView()

    /// The guest without the edits of the user.
    // @= form.original: var
    private var guest: Guest
    /// The guest in the form.
    private var draft: Guest
    #if TRACKS
        /// The fields that the user has edited.
        private var editedFields: Set<Field> = []
    #endif
    #if REJECTS
        /// Indicates whether all fields show their errors, not only edited ones.
        private var showsAllErrors = false
    #endif
    private var isSaving = false
    #if ANNOUNCES
        /// The guest after a change that was made elsewhere during saving.
        private var changedGuest: Guest?
    #endif

    init(guest: Guest, supplier: any Supplier) {
        self.guest = guest
        draft = guest
        self.supplier = supplier
    }

    override func loadView() { view = formView }

    override func viewDidLoad() {
        super.viewDidLoad()
        // @for input in fields
        formView.entryField.addAction(
            Action { [weak self] _ in self?.didEditEntry() },
            for: .editingChanged
        )
        // @end
        // @for input in switches
        formView.leverSwitch.addAction(
            Action { [weak self] _ in self?.didToggleLever() },
            for: .valueChanged
        )
        // @end
        formView.commitButton.addAction(
            Action { [weak self] _ in self?.save() },
            for: .touchUpInside
        )
        formView.abortButton.addAction(
            Action { [weak self] _ in self?.close() },
            for: .touchUpInside
        )
        #if ANNOUNCES
            supplier.addObserver(self)
        #endif
        showValues()
        showValidity()
    }

    // MARK: - Editing
    // @for input in fields

    private func didEditEntry() {
        draft.phrase = formView.entryField.text ?? ""
        // @if TRACKS
        didEdit(.entry)
        // @else
        // | showValidity()
        // @end
    }
    // @end
    // @for input in switches

    private func didToggleLever() {
        // @if input.asks
        guard formView.leverSwitch.isOn else {
            // The switch is on until the user confirms.
            formView.leverSwitch.isOn = true
            return confirmLever()
        }
        draft.isLoud = true
        // @else
        // | draft.isLoud = formView.leverSwitch.isOn
        // @end
        // @if TRACKS
        didEdit(.lever)
        // @else
        // | showValidity()
        // @end
    }
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
                self?.turnOffLever()
            }
        )
        alert.addAction(AlertAction(title: "{input.refuse}", style: .cancel))
        present(alert, animated: true)
    }

    private func turnOffLever() {
        draft.isLoud = false
        formView.leverSwitch.isOn = false
        // @if TRACKS
        didEdit(.lever)
        // @else
        // | showValidity()
        // @end
    }
    // @end
    // @end
    #if TRACKS

        private func didEdit(_ field: Field) {
            editedFields.insert(field)
            showValidity()
        }
    #endif

    // MARK: - Showing

    private func showValues() {
        // @for input in inputs
        // @if input.isField
        formView.entryField.text = draft.phrase
        // @end
        // @if input.isSwitch
        formView.leverSwitch.isOn = draft.isLoud
        // @end
        // @end
    }

    private func showValidity() {
        // @for rule in errors
        let isEntryWrong = showsError(of: .entry) && !draft.hasValidPhrase
        // @end
        // @for element in marks
        // @if element.isError
        formView.entryErrorLabel.text = isEntryWrong ? "{element.message}" : ""
        // @end
        // @if element.isCounter
        formView.entryCountLabel.text = "\(draft.phrase.count) of \(Guest.phraseLimit)"
        // @end
        // @end
        // @if VALIDATES
        formView.commitButton.isEnabled = draft.isValid && hasChanges && !isSaving
        // @else
        // | formView.commitButton.isEnabled = hasChanges && !isSaving
        // @end
    }

    /// Indicates whether the values to save differ from the guest.
    // @= form.hasChanges: draft.trimmed != guest.trimmed
    private var hasChanges: Bool { draft.trimmed != guest.trimmed }
    #if REJECTS

        private func showsError(of field: Field) -> Bool {
            showsAllErrors || editedFields.contains(field)
        }
    #endif

    // MARK: - Saving

    private func save() {
        #if REJECTS
            showsAllErrors = true
        #endif
        setSaving(true)
        // @= form.saved: draft.trimmed
        supplier.save(draft.trimmed) { [weak self] result in self?.didSave(result) }
    }

    private func didSave(_ result: Result<Guest, ServiceError>) {
        switch result {
        case .success(let guest):
            delegate?.officeForm(self, didSave: guest)
            dismiss(animated: true)
        case .failure:
            setSaving(false)
            #if ANNOUNCES
                replaceGuest(with: changedGuest ?? guest)
                changedGuest = nil
            #endif
            showToast("{form.failure}")
        }
    }

    private func setSaving(_ isSaving: Bool) {
        self.isSaving = isSaving
        formView.showSaving(isSaving)
        showValidity()
    }

    // MARK: - Closing

    private func close() {
        // @if ASKS
        if hasChanges { confirmClosing() } else { dismiss(animated: true) }
        // @else
        // | dismiss(animated: true)
        // @end
    }
    // @if ASKS

    private func confirmClosing() {
        let alert = AlertController(
            // @= form.question: "Discard?"
            title: "Discard?",
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            AlertAction(title: "{form.confirm}", style: .destructive) { [weak self] _ in
                self?.dismiss(animated: true)
            }
        )
        alert.addAction(AlertAction(title: "{form.refuse}", style: .cancel))
        present(alert, animated: true)
    }
    // @end
}
#if ANNOUNCES

    extension OfficeFormViewController: GuestObserver {
        func guestDidChange(_ guest: Guest) {
            if isSaving { changedGuest = guest } else { replaceGuest(with: guest) }
        }

        /// Shows a guest that was changed elsewhere, except in edited fields.
        private func replaceGuest(with guest: Guest) {
            self.guest = guest
            var draft = guest
            // @for input in inputs
            // @if input.isField
            if editedFields.contains(.entry) { draft.phrase = self.draft.phrase }
            // @end
            // @if input.isSwitch
            if editedFields.contains(.lever) { draft.isLoud = self.draft.isLoud }
            // @end
            // @end
            self.draft = draft
            showValues()
            showValidity()
        }
    }
#endif

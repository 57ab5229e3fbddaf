internal import Model
internal import OfficeModel

final class OfficeFormPresenter: OfficeFormPresenterProtocol {
    #if TRACKS
        // @= form.fields: entry, lever
        private enum Field { case entry, lever }

    #endif
    weak var view: (any OfficeFormViewProtocol)?
    var onSave: ((Guest) -> Void)?

    private let supplier: any Supplier

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

    func viewDidLoad() {
        #if ANNOUNCES
            supplier.addObserver(self)
        #endif
        showValues()
        showValidity()
    }

    // MARK: - Editing
    // @for input in fields

    func didEditEntry(_ text: String) {
        draft.phrase = text
        // @if TRACKS
        didEdit(.entry)
        // @else
        // | showValidity()
        // @end
    }
    // @end
    // @for input in switches

    func didToggleLever(_ isOn: Bool) {
        // @if input.asks
        guard isOn else {
            // The switch is on until the user confirms.
            view?.showLever(true)
            view?.confirmLever()
            return
        }
        draft.isLoud = true
        // @else
        // | draft.isLoud = isOn
        // @end
        // @if TRACKS
        didEdit(.lever)
        // @else
        // | showValidity()
        // @end
    }
    // @if input.asks

    func didConfirmLever() {
        draft.isLoud = false
        view?.showLever(false)
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
        view?.showEntry(draft.phrase)
        // @end
        // @if input.isSwitch
        view?.showLever(draft.isLoud)
        // @end
        // @end
    }

    private func showValidity() {
        // @for rule in errors
        let isEntryWrong = showsError(of: .entry) && !draft.hasValidPhrase
        // @end
        // @for element in marks
        // @if element.isError
        view?.showEntryError(isEntryWrong ? "{element.message}" : "")
        // @end
        // @if element.isCounter
        view?.showEntryCount("\(draft.phrase.count) of \(Guest.phraseLimit)")
        // @end
        // @end
        // @if VALIDATES
        view?.enableCommit(draft.isValid && hasChanges && !isSaving)
        // @else
        // | view?.enableCommit(hasChanges && !isSaving)
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

    func didTapCommit() {
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
            onSave?(guest)
            view?.close()
        case .failure:
            setSaving(false)
            #if ANNOUNCES
                replaceGuest(with: changedGuest ?? guest)
                changedGuest = nil
            #endif
            view?.showToast("{form.failure}")
        }
    }

    private func setSaving(_ isSaving: Bool) {
        self.isSaving = isSaving
        view?.showSaving(isSaving)
        showValidity()
    }

    // MARK: - Closing

    func didTapAbort() {
        // @if ASKS
        if hasChanges { view?.confirmClosing() } else { view?.close() }
        // @else
        // | view?.close()
        // @end
    }
    // @if ASKS

    func didConfirmClosing() {
        view?.close()
    }
    // @end
}
#if ANNOUNCES

    extension OfficeFormPresenter: GuestObserver {
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

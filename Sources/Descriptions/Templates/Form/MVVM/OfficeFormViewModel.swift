internal import DataBinding
internal import Model
internal import OfficeModel

/// The contents of the form. The user edits its values through the controls that are bound to them.
@MainActor
final class OfficeFormViewModel {
    #if TRACKS
        // @= form.fields: entry, lever
        private enum Field { case entry, lever }

    #endif
    // @for input in inputs
    // @if input.isField
    let entry: Editable<String>
    // @end
    // @if input.isSwitch
    let lever: Editable<Bool>
    // @end
    // @end
    // @for element in marks
    // @if element.isError
    let entryError = Bindable("")
    // @end
    // @if element.isCounter
    let entryCount = Bindable("")
    // @end
    // @end
    let canSave = Bindable(false)
    let isSaving = Bindable(false)
    var onSave: ((Guest) -> Void)?
    var onMessage: ((String) -> Void)?
    // @for input in switches
    // @if input.asks
    var onConfirmLever: (() -> Void)?
    // @end
    // @end
    #if ASKS
        var onConfirmClosing: (() -> Void)?
    #endif
    var onClose: (() -> Void)?

    private let supplier: any Supplier

    /// The guest without the edits of the user.
    // @= form.original: var
    private var guest: Guest
    #if TRACKS
        /// The fields that the user has edited.
        private var editedFields: Set<Field> = []
    #endif
    #if REJECTS
        /// Indicates whether all fields show their errors, not only edited ones.
        private var showsAllErrors = false
    #endif
    #if ANNOUNCES
        /// The guest after a change that was made elsewhere during saving.
        private var changedGuest: Guest?
    #endif

    init(guest: Guest, supplier: any Supplier) {
        self.guest = guest
        self.supplier = supplier
        // @for input in inputs
        // @if input.isField
        entry = Editable(guest.phrase)
        // @end
        // @if input.isSwitch
        lever = Editable(guest.isLoud)
        // @end
        // @end
        // @for input in inputs
        // @if input.isField
        // @if TRACKS
        entry.onEdit = { [weak self] in self?.didEdit(.entry) }
        // @else
        // | entry.onEdit = { [weak self] in self?.showValidity() }
        // @end
        // @end
        // @if input.isSwitch
        // @if input.asks
        lever.onEdit = { [weak self] in self?.didToggleLever() }
        // @else
        // @if TRACKS
        // | lever.onEdit = { [weak self] in self?.didEdit(.lever) }
        // @else
        // | lever.onEdit = { [weak self] in self?.showValidity() }
        // @end
        // @end
        // @end
        // @end
        #if ANNOUNCES
            supplier.addObserver(self)
        #endif
        showValidity()
    }

    /// The guest in the form.
    private var draft: Guest {
        var draft = guest
        // @for input in inputs
        // @if input.isField
        draft.phrase = entry.value
        // @end
        // @if input.isSwitch
        draft.isLoud = lever.value
        // @end
        // @end
        return draft
    }

    // MARK: - Editing
    // @for input in switches
    // @if input.asks

    private func didToggleLever() {
        guard lever.value else {
            // The switch is on until the user confirms.
            lever.value = true
            onConfirmLever?()
            return
        }
        // @if TRACKS
        didEdit(.lever)
        // @else
        // | showValidity()
        // @end
    }

    func turnOffLever() {
        lever.value = false
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

    private func showValidity() {
        let draft = draft
        // @for rule in errors
        let isEntryWrong = showsError(of: .entry) && !draft.hasValidPhrase
        // @end
        // @for element in marks
        // @if element.isError
        entryError.value = isEntryWrong ? "{element.message}" : ""
        // @end
        // @if element.isCounter
        entryCount.value = "\(draft.phrase.count) of \(Guest.phraseLimit)"
        // @end
        // @end
        // @if VALIDATES
        canSave.value = draft.isValid && hasChanges && !isSaving.value
        // @else
        // | canSave.value = hasChanges && !isSaving.value
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

    func save() {
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
            onClose?()
        case .failure:
            setSaving(false)
            #if ANNOUNCES
                replaceGuest(with: changedGuest ?? guest)
                changedGuest = nil
            #endif
            onMessage?("{form.failure}")
        }
    }

    private func setSaving(_ isSaving: Bool) {
        self.isSaving.value = isSaving
        showValidity()
    }

    // MARK: - Closing

    func close() {
        // @if ASKS
        if hasChanges { onConfirmClosing?() } else { onClose?() }
        // @else
        // | onClose?()
        // @end
    }
    // @if ASKS

    func discard() {
        onClose?()
    }
    // @end
}
#if ANNOUNCES

    extension OfficeFormViewModel: GuestObserver {
        func guestDidChange(_ guest: Guest) {
            if isSaving.value { changedGuest = guest } else { replaceGuest(with: guest) }
        }

        /// Shows a guest that was changed elsewhere, except in edited fields.
        private func replaceGuest(with guest: Guest) {
            self.guest = guest
            // @for input in inputs
            // @if input.isField
            if !editedFields.contains(.entry) { entry.value = guest.phrase }
            // @end
            // @if input.isSwitch
            if !editedFields.contains(.lever) { lever.value = guest.isLoud }
            // @end
            // @end
            showValidity()
        }
    }
#endif

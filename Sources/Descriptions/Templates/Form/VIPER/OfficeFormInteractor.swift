internal import Model
internal import OfficeModel

final class OfficeFormInteractor: OfficeFormInteractorProtocol {
    #if TRACKS
        // @= form.fields: entry, lever
        private enum Field { case entry, lever }

    #endif
    weak var output: (any OfficeFormInteractorOutputProtocol)?

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
        /// Indicates whether all invalid values are rejected, not only edited ones.
        private var rejectsAll = false
    #endif
    private var isSaving = false
    #if ANNOUNCES
        /// The guest after a change that was made elsewhere during saving.
        private var changedGuest: Guest?
    #endif

    init(guest summary: GuestSummary, supplier: any Supplier) {
        guest = Guest(
            // @= summary.values
            phrase: summary.phrase,
            visits: summary.visits,
            isLoud: summary.isLoud
                // @end
        )
        draft = guest
        self.supplier = supplier
    }

    // @if ASKS
    // @= form.hasChanges: draft.trimmed != guest.trimmed
    var hasChanges: Bool { draft.trimmed != guest.trimmed }
    // @else
    // | private var hasChanges: Bool { {form.hasChanges} }
    // @end

    func start() {
        #if ANNOUNCES
            supplier.addObserver(self)
        #endif
        output?.didReplaceValues(summary(of: draft))
        validate()
    }

    private func summary(of guest: Guest) -> GuestSummary {
        GuestSummary(
            // @= summary.arguments
            phrase: guest.phrase,
            visits: guest.visits,
            isLoud: guest.isLoud
                // @end
        )
    }

    // MARK: - Editing
    // @for input in fields

    func editEntry(_ text: String) {
        draft.phrase = text
        // @if TRACKS
        didEdit(.entry)
        // @else
        // | validate()
        // @end
    }
    // @end
    // @for input in switches

    func editLever(_ isOn: Bool) {
        draft.isLoud = isOn
        // @if TRACKS
        didEdit(.lever)
        // @else
        // | validate()
        // @end
    }
    // @end
    #if TRACKS

        private func didEdit(_ field: Field) {
            editedFields.insert(field)
            validate()
        }
    #endif

    private func validate() {
        output?.didValidate(
            OfficeFormSummary(
                // @for element in marks
                // @if element.isError
                isEntryRejected: canReject(.entry) && !draft.hasValidPhrase,
                // @end
                // @if element.isCounter
                entryLength: draft.phrase.count,
                entryLimit: Guest.phraseLimit,
                // @end
                // @end
                // @if VALIDATES
                canSave: draft.isValid && hasChanges && !isSaving
                // @else
                // | canSave: hasChanges && !isSaving
                // @end
            )
        )
    }
    #if REJECTS

        private func canReject(_ field: Field) -> Bool {
            rejectsAll || editedFields.contains(field)
        }
    #endif

    // MARK: - Saving

    func save() {
        #if REJECTS
            rejectsAll = true
        #endif
        isSaving = true
        output?.didBeginSaving()
        validate()
        // @= form.saved: draft.trimmed
        supplier.save(draft.trimmed) { [weak self] result in self?.endSaving(result) }
    }

    private func endSaving(_ result: Result<Guest, ServiceError>) {
        switch result {
        case .success(let guest):
            output?.didSave(summary(of: guest))
        case .failure:
            isSaving = false
            output?.didFailToSave()
            // @if ANNOUNCES
            replaceGuest(with: changedGuest ?? guest)
            changedGuest = nil
        // @else
        // | validate()
        // @end
        }
    }
}
#if ANNOUNCES

    extension OfficeFormInteractor: GuestObserver {
        func guestDidChange(_ guest: Guest) {
            if isSaving { changedGuest = guest } else { replaceGuest(with: guest) }
        }

        /// Reports a guest that was changed elsewhere, except for edited fields.
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
            output?.didReplaceValues(summary(of: draft))
            validate()
        }
    }
#endif

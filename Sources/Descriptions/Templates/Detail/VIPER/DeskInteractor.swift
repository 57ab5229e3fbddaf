internal import DeskModel
internal import Model

final class DeskInteractor: DeskInteractorProtocol {
    weak var output: (any DeskInteractorOutputProtocol)?

    private let supplier: any Supplier
    #if CHANGES
        /// `nil` until it has loaded.
        private var guest: Guest?
        /// Indicates whether a change request runs. Until it ends, no other change starts.
        private var isBusy = false
    #endif

    init(supplier: any Supplier) {
        self.supplier = supplier
    }

    func fetchGuest() {
        output?.didBeginFetchingGuest()
        supplier.guest { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let guest):
                #if CHANGES
                    self.guest = guest
                #endif
                output?.didFetchGuest(summary(of: guest))
            case .failure:
                output?.didFailToFetchGuest()
            }
        }
    }

    private func summary(of guest: Guest) -> GuestSummary {
        GuestSummary(
            // @= summary.arguments
            level: guest.level,
            hostNumber: guest.hostNumber,
            isHere: guest.isHere,
            isPressPossible: Guest.levelLimits.contains(guest.level + 1)
            // @end
        )
    }
    #if CHANGES

        // MARK: - Changing
        // @for tap in taps
        // @if tap.asks

        func leave() {
            guard let guest, !isBusy else { return }
            output?.mustConfirmLeave(summary(of: guest))
        }
        // @for outcome in tap.outcomes

        func confirmLeave() {
            // @= outcome.ready: !isBusy, !original.isHere
            guard let original = guest, !isBusy, !original.isHere else { return }
            var guest = original
            // @= outcome.edit
            guest.isHere = true
            // @end
            beginChange(to: guest)
            // @= outcome.argument: guest.isHere
            supplier.setHere(guest.isHere) { [weak self] result in
                guard let self else { return }
                endChange(result, from: original)
                // @if outcome.tells
                // | switch result {
                // | case .success: output?.didSucceedAtLeave()
                // | case .failure: output?.didFailAtLeave()
                // | }
                // @else
                if case .failure = result { output?.didFailAtLeave() }
                // @end
            }
        }
        // @end
        // @else
        // @for outcome in tap.outcomes

        func press() {
            guard let original = guest, !isBusy else { return }
            var guest = original
            // @= outcome.edit
            guest.level += 1
            // @end
            beginChange(to: guest)
            // @= outcome.argument: 1
            supplier.addToLevel(1) { [weak self] result in
                guard let self else { return }
                endChange(result, from: original)
                // @if outcome.tells
                switch result {
                case .success: output?.didSucceedAtPress()
                case .failure: output?.didFailAtPress()
                }
                // @else
                // | if case .failure = result { output?.didFailAtPress() }
                // @end
            }
        }
        // @end
        // @end
        // @end

        /// Passes a change to the output before the service has confirmed it.
        private func beginChange(to guest: Guest) {
            isBusy = true
            handUp(guest)
        }

        private func endChange(_ result: Result<Guest, ServiceError>, from original: Guest) {
            isBusy = false
            switch result {
            case .success(let guest): handUp(guest)
            case .failure: handUp(original)
            }
        }

        private func handUp(_ guest: Guest) {
            self.guest = guest
            output?.didChangeGuest(summary(of: guest))
        }
    #endif
}

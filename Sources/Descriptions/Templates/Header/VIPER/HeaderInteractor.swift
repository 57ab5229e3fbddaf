internal import Model
internal import VenueModel

final class HeaderInteractor: HeaderInteractorProtocol {
    weak var output: (any HeaderInteractorOutputProtocol)?

    private let guestID: Guest.ID
    private let supplier: any Supplier
    // @if TOGGLES
    /// `nil` until it has loaded.
    private var guest: Guest?
    // @end
    // @for toggle in toggles
    private var isChangingHere = false
    // @end

    init(guestID: Guest.ID, supplier: any Supplier) {
        self.guestID = guestID
        self.supplier = supplier
    }

    func fetchGuest() {
        supplier.guest(id: guestID) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let guest):
                // @if TOGGLES
                self.guest = guest
                // @end
                output?.didFetchGuest(summary(of: guest))
            case .failure: output?.didFailToFetchGuest()
            }
        }
    }

    private func summary(of guest: Guest) -> GuestSummary {
        GuestSummary(
            // @= summary.arguments
            name: guest.name,
            portrait: guest.portrait,
            isHere: guest.isHere
                // @end
        )
    }
    // @if TOGGLES

    // MARK: - Changing
    // @for toggle in toggles

    func toggleHere() {
        guard let guest, !isChangingHere else { return }
        // @if toggle.asksSometimes
        // @= toggle.asks: guest.isHere
        if guest.isHere {
            output?.mustConfirmHere(summary(of: guest))
        } else {
            changeHere(of: guest)
        }
        // @else
        // @if toggle.asks
        // | output?.mustConfirmHere(summary(of: guest))
        // @else
        // | changeHere(of: guest)
        // @end
        // @end
    }
    // @if toggle.asks

    func confirmHere() {
        guard let guest else { return }
        changeHere(of: guest)
    }
    // @end

    private func changeHere(of guest: Guest) {
        let isHere = !guest.isHere
        isChangingHere = true
        setHere(isHere)
        supplier.setHere(isHere, guestID: guestID) { [weak self] result in
            guard let self else { return }
            isChangingHere = false
            guard case .failure = result else { return }
            setHere(!isHere)
            // @if toggle.failureVaries
            output?.didFailToChangeHere(summary(of: guest))
            // @else
            // | output?.didFailToChangeHere()
            // @end
        }
    }

    private func setHere(_ isHere: Bool) {
        guest?.isHere = isHere
        if let guest { output?.didChangeGuest(summary(of: guest)) }
    }
    // @end
    // @end
}

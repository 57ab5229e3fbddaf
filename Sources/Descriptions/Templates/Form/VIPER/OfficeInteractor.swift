internal import OfficeModel

final class OfficeInteractor: OfficeInteractorProtocol {
    weak var output: (any OfficeInteractorOutputProtocol)?

    private let supplier: any Supplier
    #if ANNOUNCES
        private var hasGuest = false
    #endif

    init(supplier: any Supplier) {
        self.supplier = supplier
    }
    #if ANNOUNCES

        func start() {
            supplier.addObserver(self)
            fetchGuest()
        }
    #endif

    func fetchGuest() {
        output?.didBeginFetchingGuest()
        supplier.guest { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let guest):
                #if ANNOUNCES
                    hasGuest = true
                #endif
                output?.didReceiveGuest(summary(of: guest))
            case .failure:
                output?.didFailToFetchGuest()
            }
        }
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
}
#if ANNOUNCES

    extension OfficeInteractor: GuestObserver {
        /// Before the guest has loaded, the change is ignored, because the reply contains it.
        func guestDidChange(_ guest: Guest) {
            if hasGuest { output?.didReceiveGuest(summary(of: guest)) }
        }
    }
#endif

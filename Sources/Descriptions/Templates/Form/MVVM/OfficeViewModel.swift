internal import DataBinding
internal import OfficeModel

/// The contents of the card.
@MainActor
final class OfficeViewModel {
    /// The progress of loading.
    enum Phase: Equatable {
        case loading
        case failed(String)
        case loaded
    }

    // @for element in labels
    let caption = Bindable("")
    // @end
    let phase = Bindable(Phase.loading)
    var onOpenForm: ((Guest) -> Void)?

    private let supplier: any Supplier

    /// The loaded guest; `nil` before the first reply.
    private var guest: Guest?

    init(supplier: any Supplier) {
        self.supplier = supplier
    }
    #if ANNOUNCES

        /// Loads the guest, and from then on shows each change that is made elsewhere.
        func start() {
            supplier.addObserver(self)
            loadGuest()
        }
    #endif

    func loadGuest() {
        phase.value = .loading
        supplier.guest { [weak self] result in
            switch result {
            case .success(let guest): self?.show(guest)
            case .failure: self?.phase.value = .failed("{card.failure}")
            }
        }
    }

    func openForm() {
        if let guest { onOpenForm?(guest) }
    }

    func show(_ guest: Guest) {
        self.guest = guest
        // @for element in labels
        // @= element.text: guest.phrase
        caption.value = guest.phrase
        // @end
        phase.value = .loaded
    }
    // @= countText
    // @end
}
#if ANNOUNCES

    extension OfficeViewModel: GuestObserver {
        /// Before the guest has loaded, the change is ignored, because the reply contains it.
        func guestDidChange(_ guest: Guest) {
            if self.guest != nil { show(guest) }
        }
    }
#endif

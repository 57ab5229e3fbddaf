internal import OfficeModel

final class OfficePresenter: OfficePresenterProtocol {
    weak var view: (any OfficeViewProtocol)?
    var onOpenForm: ((Guest) -> Void)?

    private let supplier: any Supplier

    /// The loaded guest; `nil` before the first reply.
    private var guest: Guest?

    init(supplier: any Supplier) {
        self.supplier = supplier
    }

    func viewDidLoad() {
        #if ANNOUNCES
            supplier.addObserver(self)
        #endif
        loadGuest()
    }

    func didTapAlter() {
        if let guest { onOpenForm?(guest) }
    }

    func didTapRetry() {
        loadGuest()
    }

    private func loadGuest() {
        view?.showLoading()
        supplier.guest { [weak self] result in
            switch result {
            case .success(let guest): self?.show(guest)
            case .failure: self?.view?.showError("{card.failure}")
            }
        }
    }

    func show(_ guest: Guest) {
        self.guest = guest
        // @for element in labels
        // @= element.text: guest.phrase
        view?.showCaption(guest.phrase)
        // @end
        view?.showAlterButton()
    }
    // @= countText
    // @end
}
#if ANNOUNCES

    extension OfficePresenter: GuestObserver {
        /// Before the guest has loaded, the change is ignored, because the reply contains it.
        func guestDidChange(_ guest: Guest) {
            if self.guest != nil { show(guest) }
        }
    }
#endif

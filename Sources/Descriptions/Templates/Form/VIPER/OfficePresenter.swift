final class OfficePresenter: OfficePresenterProtocol {
    weak var view: (any OfficeViewProtocol)?

    private let interactor: any OfficeInteractorProtocol
    private let router: any OfficeRouterProtocol

    /// The shown guest; `nil` before it has loaded.
    private var guest: GuestSummary?

    init(interactor: any OfficeInteractorProtocol, router: any OfficeRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        // @if ANNOUNCES
        interactor.start()
        // @else
        // | interactor.fetchGuest()
        // @end
    }

    func didTapAlter() {
        if let guest { router.openForm(of: guest, delegate: self) }
    }

    func didTapRetry() {
        interactor.fetchGuest()
    }

    private func show(_ guest: GuestSummary) {
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

extension OfficePresenter: OfficeInteractorOutputProtocol {
    func didBeginFetchingGuest() {
        view?.showLoading()
    }

    func didReceiveGuest(_ guest: GuestSummary) {
        show(guest)
    }

    func didFailToFetchGuest() {
        view?.showError("{card.failure}")
    }
}

extension OfficePresenter: OfficeFormDelegateProtocol {
    func officeFormDidSave(_ guest: GuestSummary) {
        show(guest)
    }
}

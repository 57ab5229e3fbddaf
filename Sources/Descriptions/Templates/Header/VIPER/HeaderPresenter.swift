final class HeaderPresenter: HeaderPresenterProtocol {
    weak var view: (any HeaderViewProtocol)?

    // @if LEADS
    private let guestID: Int
    // @end
    // @for fact in facts
    private let isOpen: Bool
    // @end
    private let interactor: any HeaderInteractorProtocol
    // @if LEADS
    private let router: any HeaderRouterProtocol
    // @end

    init(
        // @if LEADS
        guestID: Int,
        // @end
        // @for fact in facts
        isOpen: Bool,
        // @end
        interactor: any HeaderInteractorProtocol,
        // @if LEADS
        router: any HeaderRouterProtocol
            // @end
    ) {
        // @if LEADS
        self.guestID = guestID
        // @end
        // @for fact in facts
        self.isOpen = isOpen
        // @end
        self.interactor = interactor
        // @if LEADS
        self.router = router
        // @end
    }

    func viewDidLoad() {
        // @for element in early
        // @= element.early: "nobody.png"
        view?.showPortrait("nobody.png")
        // @end
        interactor.fetchGuest()
    }
    // @for link in links

    func didTapPortrait() {
        router.openHost(id: guestID)
    }
    // @end
    // @for toggle in toggles

    func didTapLeave() {
        interactor.toggleHere()
    }
    // @end
    // @for toggle in confirmed

    func didConfirmHere() {
        interactor.confirmHere()
    }
    // @end
    // @= countText
    // @end
}

extension HeaderPresenter: HeaderInteractorOutputProtocol {
    func didFetchGuest(_ guest: GuestSummary) {
        // @for element in lasting
        // @= element.shown
        view?.showPortrait(guest.portrait)
        // @end
        // @end
        // @if TOGGLES
        didChangeGuest(guest)
        // @end
    }

    func didFailToFetchGuest() {
        view?.showToast("{header.failure}")
    }
    // @if TOGGLES

    func didChangeGuest(_ guest: GuestSummary) {
        // @for element in changing
        // @= element.shown
        view?.showCaption(guest.name)
        if isOpen { view?.showLeaveTitle(guest.isHere ? "Leave" : "Come") }
        // @end
        // @end
    }
    // @end
    // @for toggle in toggles
    // @if toggle.asks

    func mustConfirmHere(_ guest: GuestSummary) {
        // @= toggle.summaryQuestion: "Leave?"
        view?.confirmHere("Leave?")
    }
    // @end

    // @if toggle.failureVaries
    func didFailToChangeHere(_ guest: GuestSummary) {
        // @= toggle.summaryFailure: guest.isHere ? "Could not leave" : "Could not come"
        view?.showToast(guest.isHere ? "Could not leave" : "Could not come")
    }
    // @else
    // | func didFailToChangeHere() {
    // @= toggle.summaryFailure: "Could not change it"
    // |     view?.showToast("Could not change it")
    // | }
    // @end
    // @end
}

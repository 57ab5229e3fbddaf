final class DeskPresenter: DeskPresenterProtocol {
    weak var view: (any DeskViewProtocol)?

    // @for fact in facts
    private let isOpen: Bool
    // @end
    private let interactor: any DeskInteractorProtocol
    // @if LEADS
    private let router: any DeskRouterProtocol
    /// `nil` until it has loaded.
    private var guest: GuestSummary?
    // @end

    init(
        // @for fact in facts
        isOpen: Bool,
        // @end
        interactor: any DeskInteractorProtocol,
        // @if LEADS
        router: any DeskRouterProtocol
            // @end
    ) {
        // @for fact in facts
        self.isOpen = isOpen
        // @end
        self.interactor = interactor
        // @if LEADS
        self.router = router
        // @end
    }

    func viewDidLoad() {
        interactor.fetchGuest()
    }

    func didTapRetry() {
        interactor.fetchGuest()
    }
    // @for tap in taps

    func didTapPress() {
        interactor.press()
    }
    // @end
    // @sample

    func didTapLeave() {
        interactor.leave()
    }
    // @end
    // @for outcome in answers

    func didConfirmLeave() {
        interactor.confirmLeave()
    }
    // @end
    // @for link in links

    func didTapGuide() {
        if let guest { router.openHost(id: guest.hostNumber) }
    }
    // @end

    private func show(_ guest: GuestSummary) {
        // @if LEADS
        self.guest = guest
        // @end
        // @for element in varying
        // @if element.isLabel
        // @= element.summaryText: String(guest.level)
        view?.showCaption(String(guest.level))
        // @else
        // @= element.summaryText: guest.isHere ? "Leave" : "Come"
        view?.showLeaveTitle(guest.isHere ? "Leave" : "Come")
        // @end
        // @end
        // @for tap in conditioned
        view?.enablePress(guest.isPressPossible)
        // @end
        // @for element in conditional
        // @= element.hiding: !isOpen
        view?.hideGuide(!isOpen)
        // @end
    }
    // @= countText
    // @end
}

extension DeskPresenter: DeskInteractorOutputProtocol {
    func didBeginFetchingGuest() {
        view?.showLoading()
    }

    func didFetchGuest(_ guest: GuestSummary) {
        show(guest)
        view?.showContent()
    }

    func didFailToFetchGuest() {
        view?.showError("{screen.failure}")
    }
    #if CHANGES

        func didChangeGuest(_ guest: GuestSummary) {
            show(guest)
        }
    #endif
    // @for tap in taps
    // @if tap.asks

    func mustConfirmLeave(_ guest: GuestSummary) {
        // @= tap.summaryQuestion: "Leave at \(guest.level)?"
        view?.confirmLeave("Leave at \(guest.level)?")
    }
    // @end
    // @for outcome in tap.outcomes
    // @if outcome.tells

    func didSucceedAtPress() {
        // @= outcome.success: "Pressed"
        view?.showToast("Pressed")
    }
    // @end

    func didFailAtPress() {
        // @= outcome.failureText: "Could not press"
        view?.showToast("Could not press")
    }
    // @end
    // @end
    // @sample

    func didFailAtLeave() {
        view?.showToast("Could not leave")
    }
    // @end
}

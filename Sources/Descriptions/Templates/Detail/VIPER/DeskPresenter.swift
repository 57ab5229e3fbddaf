final class DeskPresenter: DeskPresenterProtocol {
    weak var view: (any DeskViewProtocol)?

    private let interactor: any DeskInteractorProtocol

    init(interactor: any DeskInteractorProtocol) {
        self.interactor = interactor
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
    // @for tap in confirmed

    func didConfirmLeave() {
        interactor.confirmLeave()
    }
    // @end

    private func show(_ guest: GuestSummary) {
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
    // @if tap.tells

    func didSucceedAtPress() {
        // @= tap.success: "Pressed"
        view?.showToast("Pressed")
    }
    // @end

    func didFailAtPress() {
        // @= tap.failureText: "Could not press"
        view?.showToast("Could not press")
    }
    // @end
    // @sample

    func didFailAtLeave() {
        view?.showToast("Could not leave")
    }
    // @end
}

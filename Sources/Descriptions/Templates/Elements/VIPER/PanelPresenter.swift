final class PanelPresenter: PanelPresenterProtocol {
    weak var view: (any PanelViewProtocol)?

    private let interactor: any PanelInteractorProtocol

    init(interactor: any PanelInteractorProtocol) {
        self.interactor = interactor
    }
    // @if FOLLOWS

    func viewDidLoad() {
        interactor.fetchState()
    }
    // @end
    // @for tap in taps
    // @if tap.isConstant

    func didTapLeave() {
        // @for effect in tap.effects
        // @= effect.text: "Ada"
        view?.showCaption("Ada")
        // @end
    }
    // @else

    func didTapPress() {
        interactor.fetchGuest()
    }
    // @end
    // @end
    // @= countText
    // @end
}

extension PanelPresenter: PanelInteractorOutputProtocol {
    // @if FOLLOWS
    func didUpdateState(_ state: PanelSummary) {
        // @for label in boundOfDTO
        // @= label.words
        // @end
        // @= label.text: String(state.level)
        view?.showGauge(String(state.level))
        // @end
        // @for tap in limited
        view?.enableRaise(state.isRaisePossible)
        // @end
    }
    // @end
    // @for tap in answers
    // @if tap.isFurther

    // @end
    func didFetchGuest(
        // @for value in tap.reply
        // @= value.type: GuestSummary
        _ guest: GuestSummary,
        // @end
    ) {
        // @for effect in tap.replyEffects
        // @= effect.words
        // @end
        // @= effect.text: guest.nick
        view?.showCaption(guest.nick)
        // @end
    }
    // @end
}

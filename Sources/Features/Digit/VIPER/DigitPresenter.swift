final class DigitPresenter: DigitPresenterProtocol {
    weak var view: (any DigitViewProtocol)?

    private let interactor: any DigitInteractorProtocol

    init(interactor: any DigitInteractorProtocol) {
        self.interactor = interactor
    }

    func didTapNext() {
        interactor.fetchNextDigit()
    }
}

extension DigitPresenter: DigitInteractorOutputProtocol {
    func didFetchDigit(_ digit: Int?) {
        view?.showDigit(digit.map(String.init) ?? "–")
    }
}

internal import Model

final class DigitPresenter: DigitPresenterProtocol {
    weak var view: (any DigitViewProtocol)?

    private let digitSource: any DigitSource

    init(digitSource: any DigitSource) {
        self.digitSource = digitSource
    }

    func didTapNext() {
        view?.showDigit(digitSource.nextDigit().map(String.init) ?? "–")
    }
}

internal import Model

final class DigitInteractor: DigitInteractorProtocol {
    weak var output: (any DigitInteractorOutputProtocol)?

    private let digitSource: any DigitSource

    init(digitSource: any DigitSource) {
        self.digitSource = digitSource
    }

    func fetchNextDigit() {
        output?.didFetchDigit(digitSource.nextDigit())
    }
}

internal import DataBinding
internal import Model

/// The contents of the screen.
@MainActor
final class DigitViewModel {
    let digit = Bindable("")

    private let digitSource: any DigitSource

    init(digitSource: any DigitSource) {
        self.digitSource = digitSource
    }

    func showNextDigit() {
        digit.value = digitSource.nextDigit().map(String.init) ?? "–"
    }
}

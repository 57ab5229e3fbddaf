internal import Model
internal import Observation

/// The contents of the screen.
@MainActor
@Observable
final class DigitModel {
    private(set) var digit = ""

    @ObservationIgnored private let digitSource: any DigitSource

    init(digitSource: any DigitSource) {
        self.digitSource = digitSource
    }

    func showNextDigit() {
        digit = digitSource.nextDigit().map(String.init) ?? "–"
    }
}

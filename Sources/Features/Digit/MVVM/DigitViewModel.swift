internal import Model

/// What the screen shows. An observer hears of the digit when it is set, and of each change after that.
@MainActor
final class DigitViewModel {
    private(set) var digit = "" {
        didSet { if digit != oldValue { onDigitChange?(digit) } }
    }
    var onDigitChange: ((String) -> Void)? {
        didSet { onDigitChange?(digit) }
    }

    private let digitSource: any DigitSource

    init(digitSource: any DigitSource) {
        self.digitSource = digitSource
    }

    func showNextDigit() {
        digit = digitSource.nextDigit().map(String.init) ?? "–"
    }
}

internal import Model

/// The contents of the screen. An observer receives the digit when it subscribes, and then every change.
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

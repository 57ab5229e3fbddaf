/// Returns one digit after another.
@MainActor
package protocol DigitSource: AnyObject {
    /// The next digit; `nil` if there is none.
    func nextDigit() -> Int?
}

/// A source of digits from a list that starts again after its end.
@MainActor
package final class InMemoryDigitSource: DigitSource {
    private let digits: [Int]
    private var position = 0

    package init(digits: [Int]) {
        self.digits = digits
    }

    package func nextDigit() -> Int? {
        guard !digits.isEmpty else { return nil }
        defer { position = (position + 1) % digits.count }
        return digits[position]
    }
}

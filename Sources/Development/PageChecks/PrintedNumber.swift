internal import Foundation

/// A number as it is printed: its value, and the digits after the point.
struct PrintedNumber: Equatable, Sendable {
    let value: Double
    let digits: Int

    /// - Returns: `nil` if the text does not begin with a number.
    init?(_ text: some StringProtocol) {
        let text = String(text).replacing(",", with: "").replacing("−", with: "-")
        guard let match = text.firstMatch(of: /^[+-]?[0-9]+(\.([0-9]+))?/) else { return nil }
        guard let value = Double(match.output.0) else { return nil }
        self.value = value
        digits = match.output.2?.count ?? 0
    }

    /// The same, to be passed as a function.
    static func reading(_ text: String) -> PrintedNumber? { PrintedNumber(text) }

    /// The largest error that rounding can have made.
    var roundingError: Double { 0.5 * pow(10, -Double(digits)) }

    /// Whether an exact value reads so when it is rounded half up.
    func isRounding(of exact: Double) -> Bool {
        abs(exact - value) <= roundingError * (1 + 1e-9) + 1e-12
    }

    /// The numbers of a text, in order.
    static func all(in text: String) -> [PrintedNumber] {
        text.matches(of: /[+−-]?[0-9][0-9,]*(\.[0-9]+)?/).compactMap { PrintedNumber($0.output.0) }
    }

    /// The two ends of `a – b`, with or without parentheses.
    static func interval(_ text: String) -> (lower: PrintedNumber, upper: PrintedNumber)? {
        let parts = text.replacing("(", with: "").replacing(")", with: "").split(separator: " – ")
        guard parts.count == 2, let lower = PrintedNumber(parts[0]),
            let upper = PrintedNumber(parts[1])
        else { return nil }
        return (lower, upper)
    }
}

/// A number in a message, with at most six digits.
func short(_ value: Double) -> String { String(format: "%.6g", value) }

/// A time with a unit, as `729 ns`, in nanoseconds.
func nanoseconds(_ text: String) -> Double? {
    guard let number = PrintedNumber(text), let unit = text.split(separator: " ").last else {
        return nil
    }
    switch unit {
    case "ns": return number.value
    case "µs": return number.value * 1_000
    case "ms": return number.value * 1_000_000
    default: return nil
    }
}

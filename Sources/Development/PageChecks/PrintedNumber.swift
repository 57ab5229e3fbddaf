internal import Foundation

/// A printed number: its value, and the number of digits after the point.
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

    /// Returns the number at the beginning of a text, as a function without overloads.
    static func reading(_ text: String) -> PrintedNumber? { PrintedNumber(text) }

    /// The largest possible rounding error.
    var roundingError: Double { 0.5 * pow(10, -Double(digits)) }

    /// Returns true if an exact value has this number as its value rounded half up.
    func isRounding(of exact: Double) -> Bool {
        abs(exact - value) <= roundingError * (1 + 1e-9) + 1e-12
    }

    /// Returns the numbers of a text, in order.
    static func all(in text: String) -> [PrintedNumber] {
        text.matches(of: /[+−-]?[0-9][0-9,]*(\.[0-9]+)?/).compactMap { PrintedNumber($0.output.0) }
    }

    /// Returns the two ends of `a – b`, with or without parentheses.
    static func interval(_ text: String) -> (lower: PrintedNumber, upper: PrintedNumber)? {
        let parts = text.replacing("(", with: "").replacing(")", with: "").split(separator: " – ")
        guard parts.count == 2, let lower = PrintedNumber(parts[0]),
            let upper = PrintedNumber(parts[1])
        else { return nil }
        return (lower, upper)
    }
}

/// Returns a number for a message, with at most six digits.
func short(_ value: Double) -> String { String(format: "%.6g", value) }

/// Returns a time with a unit, such as `729 ns`, in nanoseconds.
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

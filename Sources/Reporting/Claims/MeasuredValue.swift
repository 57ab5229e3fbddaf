/// A value of one implementation, and the smallest step in which it can change.
package struct MeasuredValue: Hashable, Sendable {
    package let value: Double
    /// The change of the value when one counted thing is added: 1 for a count, 1 ÷ lines for a
    /// share of lines.
    package let unit: Double
    /// The largest possible value: 1 for a share.
    package let largest: Double

    init(_ value: Double, unit: Double = 1, largest: Double = .infinity) {
        self.value = value
        self.unit = unit
        self.largest = largest
    }

    /// Creates a share of counted things; `nil` if nothing was counted.
    init?(_ part: Int, of whole: Int) {
        guard whole > 0 else { return nil }
        self.init(Double(part) / Double(whole), unit: 1 / Double(whole), largest: 1)
    }

    /// Creates a mean over counted things; `nil` if nothing was counted.
    init?(mean sum: Int, over count: Int) {
        guard count > 0 else { return nil }
        self.init(Double(sum) / Double(count), unit: 1 / Double(count))
    }
}

/// A comparison of a field with a value.
package struct FieldTest: Hashable, Sendable {
    package enum Comparison: Hashable, Sendable {
        case equal(FieldValue)
        case atLeast(Int)
        case atMost(Int)
    }

    package let entity: Name
    package let field: Name
    package let comparison: Comparison

    package init(of entity: Name, _ field: Name, _ comparison: Comparison) {
        self.entity = entity
        self.field = field
        self.comparison = comparison
    }

    /// The number with which the field is compared; `nil` for other values.
    package var number: Int? {
        switch comparison {
        case .equal(.number(let number)), .atLeast(let number), .atMost(let number): number
        case .equal: nil
        }
    }

    /// The number with which the field is compared, and those beside it; empty for other values.
    package var limits: [Int] { number.map { [$0 - 1, $0, $0 + 1] } ?? [] }

    package func holds(for value: FieldValue) -> Bool {
        switch (comparison, value) {
        case (.equal(let other), _): value == other
        case (.atLeast(let bound), .number(let number)): number >= bound
        case (.atMost(let bound), .number(let number)): number <= bound
        case (.atLeast, _), (.atMost, _): false
        }
    }
}

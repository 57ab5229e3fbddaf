internal import Foundation
package import Matrix
internal import Statistics

/// The condition that a feature's values must meet for a claim to be supported, or values that a
/// claim prints without a condition.
package indirect enum Criterion: Sendable {
    /// The variant has the smallest value of the compared variants, and no other has the same.
    case smallest(Variant, of: [Variant], Quantity)
    /// The variant has the largest value of the compared variants, and no other has the same.
    case largest(Variant, of: [Variant], Quantity)
    /// One variant's value ÷ another's lies in a range.
    case ratio(Quantity, Variant, to: Variant, in: ClosedRange<Double>)
    /// One variant's value is above another's.
    case above(Quantity, Variant, Variant)
    /// The value of each variant is at most this limit.
    case atMost(Quantity, [Variant], Double)
    /// The value of each variant is at least this limit.
    case atLeast(Quantity, [Variant], Double)
    /// The value of each variant is more than this limit.
    case moreThan(Quantity, [Variant], Double)
    /// The value of each variant is exactly this number.
    case exactly(Quantity, [Variant], Double)
    /// The values of variants, without a condition.
    case value(Quantity, [Variant])
    /// One variant's value ÷ another's, without a condition.
    case valueRatio(Quantity, Variant, to: Variant)
    /// All conditions are met.
    case all([Criterion])
    /// Two metrics for the same question. They must agree; otherwise the verdict is *not robust*.
    case agree(Criterion, Criterion)
    /// A condition, and the same condition without the effect of a house style. If the two differ,
    /// the verdict is *house style decides*.
    case unlessHouseStyle(Criterion, without: Criterion)

    /// The single conditions and the values without a condition, in order.
    package var parts: [Criterion] {
        switch self {
        case .all(let criteria): criteria.flatMap(\.parts)
        case .agree(let one, let other), .unlessHouseStyle(let one, without: let other):
            one.parts + other.parts
        default: [self]
        }
    }

    /// Indicates whether these are values without a condition.
    package var isValueOnly: Bool {
        switch self {
        case .value, .valueRatio: true
        default: false
        }
    }

    /// The metrics of the parts, each once.
    package var quantities: [Quantity] {
        parts.compactMap(\.quantity).reduce(into: []) { quantities, quantity in
            if !quantities.contains(quantity) { quantities.append(quantity) }
        }
    }

    /// The metric of a single part.
    var quantity: Quantity? {
        switch self {
        case .smallest(_, of: _, let quantity), .largest(_, of: _, let quantity),
            .ratio(let quantity, _, to: _, in: _),
            .above(let quantity, _, _), .atMost(let quantity, _, _),
            .atLeast(let quantity, _, _), .moreThan(let quantity, _, _),
            .exactly(let quantity, _, _), .value(let quantity, _),
            .valueRatio(let quantity, _, to: _):
            quantity
        case .all, .agree, .unlessHouseStyle: nil
        }
    }

    /// The variants that are compared. A feature that lacks one of them is not judged.
    package var variants: [Variant] {
        switch self {
        case .smallest(let variant, of: let compared, _),
            .largest(let variant, of: let compared, _):
            [variant] + compared.filter { $0 != variant }
        case .ratio(_, let variant, to: let other, in: _), .above(_, let variant, let other),
            .valueRatio(_, let variant, to: let other):
            [variant, other]
        case .atMost(_, let variants, _), .atLeast(_, let variants, _),
            .moreThan(_, let variants, _), .exactly(_, let variants, _), .value(_, let variants):
            variants
        case .all, .agree, .unlessHouseStyle: parts.flatMap(\.variants)
        }
    }
}

extension Criterion {
    /// The words for values that have no condition.
    private static let noThreshold = "no threshold"

    /// The complete condition in words, with the compared variants.
    package var threshold: String {
        let parts = parts.filter { !$0.isValueOnly }
        guard !parts.isEmpty else { return Self.noThreshold }
        let areAlike = Set(parts.compactMap(\.quantity)).count == 1
        return parts.map { part in
            let words = "\(part.subject) \(part.limit)".trimmingCharacters(in: .whitespaces)
            guard !areAlike, let quantity = part.quantity else { return words }
            return "\(quantity.title.prefix(1).lowercased() + quantity.title.dropFirst()): \(words)"
        }
        .joined(separator: "; ")
    }

    /// The limit of a single condition, such as `1.5 to 2.5`.
    var limit: String {
        switch self {
        case .smallest(let variant, of: _, _): "\(variant.title) smallest"
        case .largest(let variant, of: _, _): "\(variant.title) largest"
        case .ratio(_, _, to: _, in: let range): Self.text(of: range)
        case .above(_, let variant, let other): "\(variant.title) above \(other.title)"
        case .atMost(_, let variants, let most): each(variants) + "at most \(Self.text(of: most))"
        case .atLeast(_, let variants, let least):
            each(variants) + "at least \(Self.text(of: least))"
        case .moreThan(_, let variants, let limit):
            each(variants) + "more than \(Self.text(of: limit))"
        case .exactly(_, let variants, let value):
            each(variants) + "exactly \(Self.text(of: value))"
        case .value, .valueRatio: Self.noThreshold
        case .all, .agree, .unlessHouseStyle: threshold
        }
    }

    /// Returns the compared values, such as `MVP 55 ÷ MVC 42 = 1.31`, with as many digits as the
    /// limit needs.
    ///
    /// - Parameter values: one for each of ``variants``.
    func text(of values: [Double]) -> String {
        guard let quantity else { return "" }
        let names = variants.map(\.title)
        func list(comparedWith limits: (Int) -> [Double]) -> String {
            values.indices.map { index in
                "\(names[index]) \(quantity.text(of: values[index], comparedWith: limits(index)))"
            }
            .joined(separator: ", ")
        }
        func quotient(_ limits: [Double]) -> String {
            let operands = list { _ in [] }.replacing(", ", with: " ÷ ")
            guard values[1] > 0 else { return "\(operands), no ratio" }
            let ratio = values[0] / values[1]
            return "\(operands) = " + DecimalText.text(ratio, digits: 2, comparedWith: limits)
        }
        switch self {
        case .smallest, .largest, .above:
            return list { index in values.indices.filter { $0 != index }.map { values[$0] } }
        case .atMost(_, _, let limit), .atLeast(_, _, let limit), .moreThan(_, _, let limit),
            .exactly(_, _, let limit):
            return list { _ in [limit] }
        case .value: return list { _ in [] }
        case .ratio(_, _, to: _, in: let range):
            return quotient([range.lowerBound, range.upperBound])
        case .valueRatio: return quotient([])
        case .all, .agree, .unlessHouseStyle: return ""
        }
    }

    /// Returns whether the values meet this single condition; `nil` if they do not decide it.
    ///
    /// - Parameter values: one for each of ``variants``.
    func isMet(by values: [Double]) -> Bool? {
        let others = values.dropFirst()
        switch self {
        case .smallest: return others.allSatisfy { values[0] < $0 }
        case .largest: return others.allSatisfy { values[0] > $0 }
        case .ratio(_, _, to: _, in: let range):
            return values[1] > 0 ? range.contains(values[0] / values[1]) : nil
        case .above: return values[0] > values[1]
        case .atMost(_, _, let most): return values.allSatisfy { $0 <= most }
        case .atLeast(_, _, let least): return values.allSatisfy { $0 >= least }
        case .moreThan(_, _, let limit): return values.allSatisfy { $0 > limit }
        case .exactly(_, _, let value): return values.allSatisfy { $0 == value }
        case .value, .valueRatio, .all, .agree, .unlessHouseStyle: return nil
        }
    }

    /// Returns whether another variant has the same smallest or largest value. Such a tie decides
    /// nothing, because the variants may have reached the same bound.
    ///
    /// - Parameter values: one for each of ``variants``.
    func isTie(of values: [Double]) -> Bool {
        switch self {
        case .smallest: values.dropFirst().min() == values[0]
        case .largest: values.dropFirst().max() == values[0]
        default: false
        }
    }

    // MARK: - Words

    /// The compared quantity in words, before the limit.
    private var subject: String {
        switch self {
        case .smallest(_, of: let compared, _), .largest(_, of: let compared, _):
            "of \(Self.list(compared)),"
        case .ratio(_, let variant, to: let other, in: _): "\(variant.title) ÷ \(other.title)"
        case .atMost(_, let variants, _), .atLeast(_, let variants, _),
            .moreThan(_, let variants, _), .exactly(_, let variants, _):
            Self.list(variants)
        case .above, .value, .valueRatio, .all, .agree, .unlessHouseStyle: ""
        }
    }

    private func each(_ variants: [Variant]) -> String { variants.count > 1 ? "each " : "" }

    private static func list(_ variants: [Variant]) -> String {
        let titles = variants.map(\.title)
        guard titles.count > 1, let last = titles.last else { return titles.first ?? "" }
        return titles.dropLast().joined(separator: ", ") + " and \(last)"
    }

    private static func text(of range: ClosedRange<Double>) -> String {
        if range.upperBound == .infinity { return "at least \(text(of: range.lowerBound))" }
        if range.lowerBound == 0 { return "at most \(text(of: range.upperBound))" }
        return "\(text(of: range.lowerBound)) to \(text(of: range.upperBound))"
    }

    private static func text(of number: Double) -> String {
        String(format: "%g", number)
    }
}

internal import Foundation
internal import Matrix

extension Criterion {
    /// What must be found, in words, so that a threshold stands in one place.
    package var threshold: String {
        switch self {
        case .smallest(let variant, _): "\(variant.title) has the smallest of all, alone"
        case .largest(let variant, _): "\(variant.title) has the largest of all, alone"
        case .ratio(_, let variant, to: let other, in: let range):
            "\(variant.title) ÷ \(other.title) is \(Self.text(of: range))"
        case .ratioToNextLargest(_, let variant, atLeast: let least):
            "\(variant.title) ÷ the largest of the others is at least \(Self.text(of: least))"
        case .above(_, let variant, let other): "\(variant.title) is above \(other.title)"
        case .pointsAbove(_, let variants, let other, atLeast: let least):
            "\(Self.text(of: variants)) \(Self.text(of: least)) points or more above "
                + other.title
        case .atMost(_, let variants, let most):
            "\(Self.text(of: variants)) at most \(Self.text(of: most))"
        case .atLeast(_, let variants, let least):
            "\(Self.text(of: variants)) at least \(Self.text(of: least))"
        case .below(_, let variants, let limit):
            "\(Self.text(of: variants)) below \(Self.text(of: limit))"
        case .exactly(_, let variant, let figure): "\(variant.title) \(Self.text(of: figure))"
        case .latencyAbove(let variants, let ratio):
            "the interval of \(Self.text(of: variants)) above \(Self.text(of: ratio))"
        case .all(let criteria): Self.text(of: criteria)
        }
    }

    /// Where they are about different figures, each says about which.
    private static func text(of criteria: [Criterion]) -> String {
        let titles = criteria.map { $0.quantities.map(\.title).joined(separator: " and ") }
        return zip(titles, criteria).map { title, criterion in
            Set(titles).count == 1
                ? criterion.threshold
                : "\(title.prefix(1).lowercased() + title.dropFirst()): "
                    + criterion.threshold
        }
        .joined(separator: "; ")
    }

    private static func text(of variants: [Variant]) -> String {
        let titles = variants.map(\.title)
        guard titles.count > 1, let last = titles.last else { return titles.first ?? "" }
        return titles.dropLast().joined(separator: ", ") + " and \(last) each"
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

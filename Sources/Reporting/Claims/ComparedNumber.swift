internal import Matrix
internal import Statistics

/// The number that a condition compares with its threshold, as a range over variants or features.
package struct ComparedNumber: Hashable, Sendable {
    /// The number's name, such as `MVP ÷ MVC`; empty if it is the metric itself.
    package let name: String
    let lowest: Double
    let highest: Double
    let thresholds: [Double]
    let format: Format

    enum Format: Hashable, Sendable {
        case ratio
        case value(Quantity)
    }

    /// The range in words, such as `1.20 to 1.32`.
    package var text: String {
        let ends = [lowest, highest].map(text)
        return ends[0] == ends[1] ? ends[0] : "\(ends[0]) to \(ends[1])"
    }

    /// Returns the range over this number and the same number of other features.
    package func union(_ other: ComparedNumber) -> ComparedNumber {
        ComparedNumber(
            name: name,
            lowest: min(lowest, other.lowest),
            highest: max(highest, other.highest),
            thresholds: thresholds,
            format: format
        )
    }

    private func text(_ value: Double) -> String {
        guard value.isFinite else { return "∞" }
        return switch format {
        case .ratio: DecimalText.text(value, digits: 2, comparedWith: thresholds)
        case .value(let quantity): quantity.text(of: value, comparedWith: thresholds)
        }
    }
}

extension ComparedNumber {
    /// - Parameters:
    ///   - criterion: a single condition.
    ///   - values: one for each of its variants.
    init(_ criterion: Criterion, _ quantity: Quantity, _ values: [Double]) {
        let titles = criterion.variants.map(\.title)
        let others = Array(values.dropFirst())
        switch criterion {
        case .smallest, .largest:
            let isSmallest = if case .smallest = criterion { true } else { false }
            let next = (isSmallest ? others.min() : others.max()) ?? 0
            // Equal values have the ratio 1, even if they are 0.
            let ratio = values[0] == next ? 1 : values[0] / next
            self.init(
                "\(titles[0]) ÷ the \(isSmallest ? "smallest" : "largest") of the others",
                [ratio],
                [1],
                .ratio
            )
        case .ratio, .valueRatio:
            let limits: [Double] =
                if case .ratio(_, _, to: _, in: let range) = criterion {
                    [range.lowerBound, range.upperBound]
                } else {
                    []
                }
            self.init(
                titles.joined(separator: " ÷ "),
                [values[1] > 0 ? values[0] / values[1] : 0],
                limits,
                .ratio
            )
        case .above:
            self.init(
                titles.joined(separator: " − "),
                [values[0] - values[1]],
                [0],
                .value(quantity)
            )
        case .atMost(_, _, let limit), .atLeast(_, _, let limit), .moreThan(_, _, let limit),
            .exactly(_, _, let limit):
            self.init("", values, [limit], .value(quantity))
        case .value, .all, .agree, .unlessHouseStyle:
            self.init("", values, [], .value(quantity))
        }
    }

    private init(_ name: String, _ values: [Double], _ thresholds: [Double], _ format: Format) {
        self.init(
            name: name,
            lowest: values.min() ?? 0,
            highest: values.max() ?? 0,
            thresholds: thresholds.filter(\.isFinite),
            format: format
        )
    }
}

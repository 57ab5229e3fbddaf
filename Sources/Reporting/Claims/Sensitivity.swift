internal import Matrix

/// How much one variant's value may change before a condition changes its outcome.
///
/// A verdict is borderline where one unit of the metric (a code line, a type, a mutant), or for sizes
/// 5 % of the value, changes it. Structural facts have no unit, so nothing about them is borderline.
struct Sensitivity {
    /// Sizes differ by this share between two authors, or before and after tidying a file.
    static let sizeBand = 0.05

    private let criterion: Criterion
    private let quantity: Quantity
    private let values: [MeasuredValue]
    private let smallest: Change?

    private struct Change {
        let variant: Variant
        /// How many units; negative where there would be fewer.
        let units: Int
        /// The units that are within the band.
        let band: Double
    }

    /// - Parameters:
    ///   - criterion: a single condition.
    ///   - values: one for each of its variants.
    init(criterion: Criterion, quantity: Quantity, values: [MeasuredValue]) {
        self.criterion = criterion
        self.quantity = quantity
        self.values = values
        smallest =
            values.indices.flatMap { index in
                [1, -1].compactMap { sign in
                    Self.change(of: index, sign, criterion, quantity, values)
                }
            }
            .min { abs($0.units) < abs($1.units) }
    }

    var isBorderline: Bool { smallest.map { Double(abs($0.units)) <= $0.band } ?? false }

    /// The smallest change that changes the outcome, as "MVP had 3 fewer code lines".
    var text: String? {
        guard let smallest, let unit = quantity.unit else { return nil }
        let count = abs(smallest.units)
        let direction = smallest.units < 0 ? "fewer" : "more"
        return "\(smallest.variant.title) had \(count) \(direction) "
            + (count == 1 ? unit.singular : unit.plural)
    }

    /// Searches by doubling, then halves the last step.
    private static func change(
        of index: Int,
        _ sign: Int,
        _ criterion: Criterion,
        _ quantity: Quantity,
        _ values: [MeasuredValue]
    ) -> Change? {
        let value = values[index]
        guard quantity.unit != nil, value.unit > 0,
            let outcome = criterion.isMet(by: values.map(\.value))
        else { return nil }
        func changesOutcome(_ units: Int) -> Bool? {
            let changed = value.value + Double(sign * units) * value.unit
            guard changed >= -1e-9, changed <= value.largest + 1e-9 else { return nil }
            var all = values.map(\.value)
            all[index] = max(changed, 0)
            return criterion.isMet(by: all).map { $0 != outcome } ?? false
        }
        var (unchanged, changed) = (0, 1)
        while let changes = changesOutcome(changed), !changes {
            unchanged = changed
            changed *= 2
            if changed > 1 << 20 { return nil }
        }
        if changesOutcome(changed) == nil {
            // The step left what is possible: the limit itself may still change the outcome.
            let room = sign > 0 ? value.largest - value.value : value.value
            guard room.isFinite else { return nil }
            changed = Int((room / value.unit + 1e-9).rounded(.down))
            guard changed > unchanged, changesOutcome(changed) == true else { return nil }
        }
        while changed - unchanged > 1 {
            let middle = (changed + unchanged) / 2
            if changesOutcome(middle) == true { changed = middle } else { unchanged = middle }
        }
        let band = quantity.isSize ? max(1, sizeBand * value.value / value.unit) : 1
        return Change(variant: criterion.variants[index], units: sign * changed, band: band)
    }
}

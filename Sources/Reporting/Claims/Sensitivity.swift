internal import Matrix

/// The sensitivity of a condition's outcome to the value of one variant.
///
/// A verdict is borderline if one unit of the metric (a code line, a type, a mutant) changes it, or
/// for sizes 5 % of the value. Structural facts have no unit, so they are never borderline.
struct Sensitivity {
    /// The relative difference of sizes between two authors, or before and after tidying a file.
    static let sizeBand = 0.05

    private let criterion: Criterion
    private let quantity: Quantity
    private let values: [MeasuredValue]
    private let smallest: Change?

    private struct Change {
        let variant: Variant
        /// The number of units; negative for fewer units.
        let units: Int
        /// The number of units within the band.
        let band: Double
    }

    /// - Parameters:
    ///   - criterion: a single condition.
    ///   - values: the values, one for each of the condition's variants.
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

    /// The smallest change that changes the outcome, such as "MVP had 3 fewer code lines".
    var text: String? {
        guard let smallest, let unit = quantity.unit else { return nil }
        let count = abs(smallest.units)
        let direction = smallest.units < 0 ? "fewer" : "more"
        return "\(smallest.variant.title) had \(count) \(direction) "
            + (count == 1 ? unit.singular : unit.plural)
    }

    /// Returns the smallest change that changes the outcome: doubles the step until it does, then
    /// halves the last step.
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
            // The step exceeded the possible values: the limit itself may still change the outcome.
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

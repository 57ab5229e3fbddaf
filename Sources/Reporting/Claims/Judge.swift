internal import InputFiles
internal import Matrix
package import Report

/// Compares the values of a report with the thresholds of claims.
package struct Judge {
    private let report: Report

    package init(report: Report) {
        self.report = report
    }

    /// Returns the findings of each reading of the claim: one for each feature of the report that
    /// the claim is about. A feature that lacks a compared variant has no finding.
    package func findings(on claim: Claim) -> [Finding] {
        let comparison = claim.comparison
        let features = report.features.filter(comparison.features.contains)
        return comparison.readings.flatMap { reading in
            features.compactMap { finding(reading, comparison, $0) }
        }
    }

    private func finding(
        _ reading: Claim.Reading,
        _ comparison: Claim.Comparison,
        _ feature: Feature
    ) -> Finding? {
        let criterion = reading.criterion
        guard Set(feature.variants).isSuperset(of: criterion.variants) else { return nil }
        var parts: [Finding.Part] = []
        for part in criterion.parts {
            switch judged(part, feature) {
            case .success(let found): parts.append(found)
            case .failure(let missing):
                return Finding(
                    feature: feature,
                    reading: reading.name,
                    verdict: .notMeasured,
                    parts: [],
                    notes: [],
                    obstacle: missing.description
                )
            }
        }
        return Finding(
            feature: feature,
            reading: reading.name,
            verdict: verdict(of: criterion, parts.map(\.verdict)),
            parts: parts,
            notes: notes(on: criterion, comparison, feature),
            obstacle: nil
        )
    }

    // MARK: - Verdicts

    /// Returns the verdict that follows from the verdicts of the single conditions, in their order.
    private func verdict(of criterion: Criterion, _ verdicts: [Finding.Verdict]) -> Finding.Verdict
    {
        switch criterion {
        case .agree(let one, _), .unlessHouseStyle(let one, without: _):
            let count = one.parts.count
            let first = all(Array(verdicts.prefix(count)))
            let second = all(Array(verdicts.dropFirst(count)))
            if case .unlessHouseStyle = criterion { return first == second ? first : .houseStyle }
            return Set([first, second]) == [.supported, .notSupported]
                ? .notRobust : all([first, second])
        default: return all(verdicts)
        }
    }

    /// Returns the verdict on several conditions: one condition that is clearly not met decides;
    /// otherwise the least certain one decides. Values without a condition decide nothing.
    private func all(_ verdicts: [Finding.Verdict]) -> Finding.Verdict {
        verdicts.allSatisfy { $0 == .valueOnly }
            ? .valueOnly
            : [.notSupported, .inconclusive, .borderline].first(where: verdicts.contains)
                ?? .supported
    }

    private func judged(
        _ criterion: Criterion,
        _ feature: Feature
    ) -> Result<Finding.Part, ApplicationError> {
        guard let quantity = criterion.quantity else { preconditionFailure("no single condition") }
        var values: [MeasuredValue] = []
        for variant in criterion.variants {
            guard report.variants(of: feature).contains(variant),
                let implementation = Implementation(variant, of: feature),
                let value = quantity.measured(of: implementation, in: report)
            else {
                return .failure(
                    .failed("the report has no value of “\(quantity.title)” for \(variant.title)")
                )
            }
            values.append(value)
        }
        let sensitivity = Sensitivity(criterion: criterion, quantity: quantity, values: values)
        let verdict: Finding.Verdict =
            switch criterion.isMet(by: values.map(\.value)) {
            case _ where criterion.isValueOnly: .valueOnly
            case nil: .inconclusive
            case _? where criterion.isTie(of: values.map(\.value)): .inconclusive
            case _? where sensitivity.isBorderline: .borderline
            case true?: .supported
            case false?: .notSupported
            }
        return .success(
            Finding.Part(
                metric: quantity.title,
                values: criterion.text(of: values.map(\.value)),
                threshold: criterion.limit,
                number: ComparedNumber(criterion, quantity, values.map(\.value)),
                verdict: verdict,
                change: sensitivity.text
            )
        )
    }

    // MARK: - Notes

    /// Returns the values of the variants that are not compared, and the metrics that do not
    /// decide.
    private func notes(
        on criterion: Criterion,
        _ comparison: Claim.Comparison,
        _ feature: Feature
    ) -> [String] {
        let variants = report.variants(of: feature)
        let others = variants.filter {
            !criterion.variants.contains($0) && !Variant.architectures.contains($0)
        }
        let uncompared = criterion.quantities.prefix(1).compactMap { quantity in
            text(of: quantity, others, feature).map { "Not compared: \($0)." }
        }
        let footnotes = comparison.footnotes.compactMap { quantity in
            text(of: quantity, variants, feature).map { "\(quantity.title): \($0)." }
        }
        return uncompared + footnotes
    }

    private func text(of quantity: Quantity, _ variants: [Variant], _ feature: Feature) -> String? {
        let values = variants.compactMap { variant in
            quantity.value(of: Implementation(feature: feature, variant: variant), in: report)
                .map { "\(variant.title) \(quantity.text(of: $0))" }
        }
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }
}

internal import Claims
internal import Matrix
internal import Report
internal import Statistics

extension ClaimsPage {
    /// Returns the table of instructions by number of layers; empty if the claim is not about
    /// layers.
    func layerCosts(on claim: Claim) -> [Block] {
        guard claim.comparison.criterion.quantities.contains(.layersRatio) else { return [] }
        let costs = findings[claim].flatMap { finding in
            report.implementations(of: finding.feature).compactMap { implementation in
                LayerCosts(of: implementation, in: report).map { (implementation.variant, $0) }
            }
        }
        guard let most = costs.first?.1.instructions.indices.last else { return [] }
        var table = Table(
            [("Instructions of a tap", .left)]
                + (0...most).map { ("\(Self.layers($0))", .right) }
                + [
                    ("Slope per layer (95 % confidence interval)", .right),
                    ("Added by \(Self.layers(most))", .right),
                ]
        )
        for (variant, cost) in costs {
            let ends = [cost.line.slopeInterval.lowerBound, cost.line.slopeInterval.upperBound]
                .map { DecimalText.text($0, digits: 1, comparedWith: [0]) }
            let slope = DecimalText.text(cost.line.slope, digits: 1)
            table.add(
                ["\(variant.title)"] + cost.instructions.map { "\(Values.count($0))" }
                    + [
                        "\(slope) (\(ends.joined(separator: " to ")))",
                        "\(Values.percent(cost.ratio - 1))",
                    ]
            )
        }
        return [.table(table)]
    }

    private static func layers(_ count: Int) -> String {
        count == 1 ? "1 layer" : "\(count) layers"
    }
}

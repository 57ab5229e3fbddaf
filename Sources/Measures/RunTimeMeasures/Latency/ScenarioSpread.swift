internal import Statistics

/// The dependence of an overall comparison of two variants on single scenarios.
package struct ScenarioSpread: Hashable, Sendable, Codable {
    /// The smallest and the largest of several ratios, with their scenarios.
    package struct Range: Hashable, Sendable, Codable {
        package let lower: Double
        package let lowerScenario: String
        package let upper: Double
        package let upperScenario: String

        package init(lower: Double, lowerScenario: String, upper: Double, upperScenario: String) {
            self.lower = lower
            self.lowerScenario = lowerScenario
            self.upper = upper
            self.upperScenario = upperScenario
        }

        /// - Parameter ratios: the ratios, one for each scenario. Without ratios there is no range.
        init?(_ ratios: [(scenario: String, ratio: Double)]) {
            guard
                let lower = ratios.min(by: { $0.ratio < $1.ratio }),
                let upper = ratios.max(by: { $0.ratio < $1.ratio })
            else { return nil }
            self.init(
                lower: lower.ratio,
                lowerScenario: lower.scenario,
                upper: upper.ratio,
                upperScenario: upper.scenario
            )
        }
    }

    /// The index as in the comparison.
    package let variant: Int
    package let baseline: Int
    /// The range over the ratios of the scenarios.
    package let overScenarios: Range
    /// The range over the overall ratios without one scenario, which is named; `nil` with a single
    /// scenario.
    package let leavingOneOut: Range?
    /// The scenarios without which the overall verdict is the opposite one: *slower* instead of
    /// *faster*, or the reverse.
    package let decisiveScenarios: [String]

    package init(
        variant: Int,
        baseline: Int,
        overScenarios: Range,
        leavingOneOut: Range?,
        decisiveScenarios: [String]
    ) {
        self.variant = variant
        self.baseline = baseline
        self.overScenarios = overScenarios
        self.leavingOneOut = leavingOneOut
        self.decisiveScenarios = decisiveScenarios
    }

    /// Returns the scenarios without which a verdict is the opposite one. If the overall verdict is
    /// no difference, but *faster* without one scenario and *slower* without another, all of these
    /// are returned.
    ///
    /// - Parameter withoutOne: the overall verdict without each scenario.
    static func decisiveScenarios(
        overall: Verdict,
        withoutOne: [(scenario: String, verdict: Verdict)]
    ) -> [String] {
        if overall.isDifference {
            return withoutOne.filter { $0.verdict == overall.reversed }.map(\.scenario)
        }
        let differences = withoutOne.filter(\.verdict.isDifference)
        return Set(differences.map(\.verdict)).count > 1 ? differences.map(\.scenario) : []
    }
}

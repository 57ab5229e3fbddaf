internal import Statistics

/// The dependence of an overall comparison of two variants on single scenarios.
package struct ScenarioSpread: Hashable, Sendable, Codable {
    /// The smallest and the largest of several ratios, with their scenarios.
    package struct Range: Hashable, Sendable, Codable {
        package let lower: Double
        package let lowerScript: String
        package let upper: Double
        package let upperScript: String

        package init(lower: Double, lowerScript: String, upper: Double, upperScript: String) {
            self.lower = lower
            self.lowerScript = lowerScript
            self.upper = upper
            self.upperScript = upperScript
        }

        /// - Parameter ratios: the ratios, one for each scenario. Without ratios there is no range.
        init?(_ ratios: [(script: String, ratio: Double)]) {
            guard
                let lower = ratios.min(by: { $0.ratio < $1.ratio }),
                let upper = ratios.max(by: { $0.ratio < $1.ratio })
            else { return nil }
            self.init(
                lower: lower.ratio,
                lowerScript: lower.script,
                upper: upper.ratio,
                upperScript: upper.script
            )
        }
    }

    /// The index as in the comparison.
    package let variant: Int
    package let reference: Int
    /// The range over the ratios of the scenarios.
    package let overScripts: Range
    /// The range over the overall ratios without one scenario, which is named; `nil` with a single
    /// scenario.
    package let leavingOneOut: Range?
    /// The scenarios without which the overall verdict is the opposite one: *slower* instead of
    /// *faster*, or the reverse.
    package let turningScripts: [String]

    package init(
        variant: Int,
        reference: Int,
        overScripts: Range,
        leavingOneOut: Range?,
        turningScripts: [String]
    ) {
        self.variant = variant
        self.reference = reference
        self.overScripts = overScripts
        self.leavingOneOut = leavingOneOut
        self.turningScripts = turningScripts
    }

    /// Returns the scenarios without which a verdict is the opposite one. If the overall verdict is
    /// no difference, but *faster* without one scenario and *slower* without another, all of these
    /// are returned.
    ///
    /// - Parameter withoutOne: the overall verdict without each scenario.
    static func turningScripts(
        whole: Verdict,
        withoutOne: [(script: String, verdict: Verdict)]
    ) -> [String] {
        if whole.isDifference {
            return withoutOne.filter { $0.verdict == whole.reversed }.map(\.script)
        }
        let differences = withoutOne.filter(\.verdict.isDifference)
        return Set(differences.map(\.verdict)).count > 1 ? differences.map(\.script) : []
    }
}

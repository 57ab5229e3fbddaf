internal import Statistics

/// How far the comparison of two variants over a feature rests on single scripts.
package struct ScriptSpread: Hashable, Sendable, Codable {
    /// The smallest and the largest of several ratios, with the scripts that they belong to.
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

        /// - Parameter ratios: one for each script; `nil` is made of none.
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

    /// Indices as in the comparison.
    package let variant: Int
    package let reference: Int
    /// Over the ratios of the scripts.
    package let overScripts: Range
    /// Over the ratios of the whole without one script, which is named; `nil` with a single script.
    package let leavingOneOut: Range?
    /// The scripts without which the whole points the other way: *slower* instead of *faster*, or
    /// back.
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

    /// The scripts without which a verdict turns. Where the whole is no difference, but without one
    /// script it is *faster* and without another *slower*, all of these turn it.
    ///
    /// - Parameter withoutOne: the verdict on the whole without each script.
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

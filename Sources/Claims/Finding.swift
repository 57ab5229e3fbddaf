package import Matrix

/// What the figures of one feature say about a claim.
package struct Finding: Hashable, Sendable {
    package enum Verdict: String, Hashable, Sendable {
        case supported
        case notSupported = "not supported"
        /// The interval spans the threshold, or the run was too noisy.
        case cannotTell = "cannot tell"
        /// It holds or not, depending on a single script.
        case noDirection = "no direction"
        /// A figure that the claim names is not in the report.
        case notMeasured = "not measured"
    }

    /// A row of figures, one for each variant of the report.
    package struct Row: Hashable, Sendable {
        package let title: String
        /// As text; `nil` where there is none.
        package let values: [String?]
    }

    package let feature: Feature
    /// The variant that it is about, where each has a verdict of its own.
    package let variant: Variant?
    package let verdict: Verdict
    /// The figures that were judged.
    package let rows: [Row]
    /// What was compared with the threshold, or what is missing, in words.
    package let reasons: [String]
}

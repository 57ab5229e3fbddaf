package import Matrix

/// A statement that articles and teachers make about these architectures, with the rule for its
/// verdict.
package struct Claim: Sendable {
    /// The comparison that decides a claim.
    package struct Comparison: Sendable {
        package let criterion: Criterion
        /// The condition with Massive in place of MVC, because many apps write MVC in this way.
        package let usuallyWritten: Criterion?
        /// Metrics that are printed and do not decide.
        package let footnotes: [Quantity]
        /// The features that the claim is about.
        package let features: [Feature]

        init(
            _ criterion: Criterion,
            usuallyWritten: Criterion? = nil,
            footnotes: [Quantity] = [],
            features: [Feature] = Feature.all
        ) {
            self.criterion = criterion
            self.usuallyWritten = usuallyWritten
            self.footnotes = footnotes
            self.features = features
        }
    }

    /// The meaning of each verdict for a reader who has to choose.
    package struct Meaning: Sendable {
        package let supported: String
        package let notSupported: String
    }

    /// The identifier in links, lessons and JSON.
    package let id: String
    /// The heading, a few words.
    package let title: String
    /// The claim in one sentence, with the compared variants.
    package let wording: String
    package let sources: [ClaimSource]
    /// The metric, in words.
    package let measure: String
    package let comparison: Comparison
    package let meaning: Meaning
    /// The reason why metric or threshold were changed after all results were known; `nil` if they
    /// are those of the first version.
    package let revision: String?
    /// A Boolean value that is true if the contract or a dependency rule leaves only one outcome.
    package let isByConstruction: Bool

    /// Returns a verdict in words.
    package func text(of verdict: Finding.Verdict) -> String {
        verdict.rawValue
            + (isByConstruction && verdict == .supported ? " by construction" : "")
    }

    /// The threshold in words.
    package var threshold: String { comparison.criterion.threshold }

    init(
        _ id: String,
        _ title: String,
        _ wording: String,
        _ sources: [ClaimSource],
        measure: String,
        _ comparison: Comparison,
        isByConstruction: Bool = false,
        revision: String? = nil,
        supported: String = "",
        notSupported: String = ""
    ) {
        self.id = id
        self.title = title
        self.wording = wording
        self.sources = sources
        self.measure = measure
        self.comparison = comparison
        self.isByConstruction = isByConstruction
        self.revision = revision
        meaning = Meaning(supported: supported, notSupported: notSupported)
    }
}

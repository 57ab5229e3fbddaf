package import Matrix

/// A statement that articles and teachers make about these architectures, with the rule for its
/// verdict.
package struct Claim: Sendable {
    /// One way to choose the variants that a claim compares.
    package struct Reading: Sendable {
        /// The name, such as `with a controller`; empty for a main reading without a name.
        package let name: String
        package let criterion: Criterion

        init(_ name: String, _ criterion: Criterion) {
            self.name = name
            self.criterion = criterion
        }

        /// The name of a reading with Massive for MVC.
        static let oneController = "MVC in one controller"
        /// The name of a reading with MVC, after one with Massive.
        static let smallControllers = "MVC in small controllers"
        /// The name of a reading with MVCP and MVCVM.
        static let withController = "with a controller"
        /// The name of a reading with MVP and MVVM, after one with MVCP and MVCVM.
        static let withoutController = "without a controller"
    }

    /// The comparison that decides a claim.
    package struct Comparison: Sendable {
        /// The readings in the order of the page. The first is the main one.
        package let readings: [Reading]
        /// Metrics that are printed and do not decide.
        package let footnotes: [Quantity]
        /// The features that the claim is about.
        package let features: [Feature]

        init(
            _ criterion: Criterion,
            _ others: Reading...,
            footnotes: [Quantity] = [],
            features: [Feature] = Feature.all
        ) {
            self.init([Reading("", criterion)] + others, footnotes: footnotes, features: features)
        }

        init(
            _ readings: [Reading],
            footnotes: [Quantity] = [],
            features: [Feature] = Feature.all
        ) {
            self.readings = readings
            self.footnotes = footnotes
            self.features = features
        }

        /// The criterion of the main reading.
        package var criterion: Criterion { readings[0].criterion }
    }

    /// The meaning of each verdict for a reader who has to choose.
    package struct Meaning: Sendable {
        package let supported: String
        package let notSupported: String
        package let valueOnly: String
    }

    /// The code of an article itself, counted like ours.
    package struct Listing: Sendable {
        package let place: ClaimPlace
        /// The code lines of each variant. Ratios are taken to the first.
        package let codeLines: [(variant: Variant, count: Int)]
        /// The reason why our code differs.
        package let difference: String
    }

    /// The identifier in links, lessons and JSON.
    package let id: String
    /// The heading, a few words.
    package let title: String
    /// The claim in one sentence, with the compared variants.
    package let wording: String
    package let places: [ClaimPlace]
    /// The metric, in words.
    package let measure: String
    package let comparison: Comparison
    /// The reason for the limits of the criteria; `nil` if they compare only an order.
    package let reason: String?
    package let listing: Listing?
    package let meaning: Meaning
    /// The reason why metric or threshold were changed after all results were known, with the old
    /// ones; `nil` if they are those of the first version.
    package let revision: String?
    /// The rule, contract or scenario that leaves only one outcome; `nil` if either is possible.
    package let madeTrueBy: String?

    /// A Boolean value that is true if the contract or a dependency rule leaves only one outcome.
    package var isByConstruction: Bool { madeTrueBy != nil }

    /// Returns a verdict in words.
    package func text(of verdict: Finding.Verdict) -> String {
        isByConstruction && verdict == .supported ? "true by design" : verdict.rawValue
    }

    /// The threshold in words.
    package var threshold: String { comparison.criterion.threshold }

    init(
        _ id: String,
        _ title: String,
        _ wording: String,
        _ places: [ClaimPlace],
        measure: String,
        _ comparison: Comparison,
        reason: String? = nil,
        listing: Listing? = nil,
        madeTrueBy: String? = nil,
        revision: String? = nil,
        supported: String = "",
        notSupported: String = "",
        valueOnly: String = ""
    ) {
        self.id = id
        self.title = title
        self.wording = wording
        self.places = places
        self.measure = measure
        self.comparison = comparison
        self.reason = reason
        self.listing = listing
        self.madeTrueBy = madeTrueBy
        self.revision = revision
        meaning = Meaning(
            supported: supported,
            notSupported: notSupported,
            valueOnly: valueOnly
        )
    }
}

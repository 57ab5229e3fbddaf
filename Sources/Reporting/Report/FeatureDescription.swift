package import Matrix
internal import Scenarios

/// What people call a feature, and what it shows, at the time that it was measured. Pages take these
/// words from the report, since the program that draws them may know others by then.
package struct FeatureDescription: Hashable, Sendable, Codable {
    /// A script that shipped with the feature.
    package struct Script: Hashable, Sendable, Codable {
        package let name: String
        /// One sentence: what the script shows.
        package let summary: String

        package init(name: String, summary: String) {
            self.name = name
            self.summary = summary
        }
    }

    package let feature: Feature
    /// The name in a heading, as `Blog feed`.
    package let title: String
    /// One sentence: what a user does in the feature; `nil` in reports of older versions.
    package let summary: String?
    package let scripts: [Script]

    package init(feature: Feature, title: String, summary: String? = nil, scripts: [Script]) {
        self.feature = feature
        self.title = title
        self.summary = summary
        self.scripts = scripts
    }

    /// The feature as it is now.
    package init(_ feature: Feature) {
        let contract = feature.contract
        self.init(
            feature: feature,
            title: contract.title,
            summary: feature.summary,
            scripts: contract.scripts.map { Script(name: $0.name, summary: $0.summary) }
        )
    }
}

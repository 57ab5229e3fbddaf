package import Matrix
internal import Scenarios

/// The name and the texts of a feature at the time of its measurement. Pages take them from the
/// report, because the program that renders them may have different texts.
package struct FeatureDescription: Hashable, Sendable, Codable {
    /// A scenario that belongs to the feature.
    package struct Scenario: Hashable, Sendable, Codable {
        package let name: String
        /// One sentence about the behaviour that the scenario shows.
        package let summary: String

        package init(name: String, summary: String) {
            self.name = name
            self.summary = summary
        }
    }

    package let feature: Feature
    /// The name in headings, such as `Blog feed`.
    package let title: String
    /// One sentence: what a user does in the feature; `nil` in reports of older versions.
    package let summary: String?
    package let scenarios: [Scenario]

    package init(feature: Feature, title: String, summary: String? = nil, scenarios: [Scenario]) {
        self.feature = feature
        self.title = title
        self.summary = summary
        self.scenarios = scenarios
    }

    /// Creates the description of the current feature.
    package init(_ feature: Feature) {
        let contract = feature.contract
        self.init(
            feature: feature,
            title: contract.title,
            summary: feature.summary,
            scenarios: contract.scenarios.map { Scenario(name: $0.name, summary: $0.summary) }
        )
    }
}

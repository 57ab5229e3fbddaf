/// The final value of a counter in a named scenario, for each variant.
package struct ScenarioCount: Hashable, Sendable, Codable {
    /// The name of the scenario.
    package let scenario: String
    /// The name of the counter in the contract.
    package let counter: String
    /// The values in the order of the variants.
    package let values: [Int]

    package init(scenario: String, counter: String, values: [Int]) {
        self.scenario = scenario
        self.counter = counter
        self.values = values
    }
}

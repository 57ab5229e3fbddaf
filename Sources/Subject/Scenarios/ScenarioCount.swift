/// The final value of a counter in a named scenario, for each variant.
package struct ScenarioCount: Hashable, Sendable, Codable {
    /// The name of the scenario.
    package let script: String
    /// The name of the counter in the contract.
    package let counter: String
    /// The values in the order of the variants.
    package let values: [Int]

    package init(script: String, counter: String, values: [Int]) {
        self.script = script
        self.counter = counter
        self.values = values
    }
}

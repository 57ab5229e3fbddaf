package import Scenarios

/// A traceable scenario: its setup and the traced interactions.
package struct TraceScenario: Hashable, Sendable {
    /// A traced interaction.
    package enum Interaction: Hashable, Sendable {
        /// Assembling and opening the screen.
        case opening
        case event(ScenarioEvent)
    }

    package let name: String
    package let opening: Opening
    /// The events before the traced ones.
    package let setup: [ScenarioEvent]
    package let interactions: [Interaction]

    /// Returns the names of the traceable scenarios of a feature, latency scenarios first.
    package static func names(in contract: FeatureContract) -> [String] {
        let latency = contract.latencyScenarios.map(\.name)
        return latency + contract.scenarios.map(\.name).filter { !latency.contains($0) }
    }

    /// Finds a scenario of a feature. Of a latency scenario the first call is traced, of another
    /// one the opening and each event. If both have the name, the latency scenario is used.
    ///
    /// - Returns: `nil` if the feature has no scenario of that name.
    package init?(named name: String, in contract: FeatureContract) throws(ScenarioError) {
        let parser = ScenarioParser(contract: contract)
        self.name = name
        if let scenario = contract.latencyScenarios.first(where: { $0.name == name }) {
            let before = try parser.scenario(from: scenario.setup)
            opening = before.opening
            switch scenario.measured {
            case .opening:
                setup = []
                interactions = [.opening]
            case .events(let source):
                setup = before.events
                interactions = try parser.events(from: source).prefix(1).map { .event($0) }
            }
        } else if let scenario = contract.scenarios.first(where: { $0.name == name }) {
            let whole = try parser.scenario(from: scenario.source)
            opening = whole.opening
            setup = []
            interactions = [.opening] + whole.events.filter(\.happens).map { .event($0) }
        } else {
            return nil
        }
    }
}

extension ScenarioEvent {
    /// Indicates whether the event changes anything, unlike an expectation.
    fileprivate var happens: Bool {
        if case .expect = self { false } else { true }
    }
}

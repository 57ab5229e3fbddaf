extension FeatureContract {
    /// The names of scenarios with a ``source(ofScenario:)``, named scenarios first.
    package var scenarioNames: [String] {
        let names = scenarios.map(\.name)
        return names + latencyScenarios.map(\.name).filter { !names.contains($0) }
    }

    /// Returns a scenario as JSON Lines. A latency scenario ends with its first measured call.
    ///
    /// - Returns: `nil` if there is no scenario of that name.
    package func source(ofScenario name: String) -> String? {
        if let scenario = scenarios.first(where: { $0.name == name }) { return scenario.source }
        guard let scenario = latencyScenarios.first(where: { $0.name == name }) else { return nil }
        switch scenario.measured {
        case .opening: return scenario.setup
        case .events(let events): return "\(scenario.setup)\n\(events)"
        }
    }
}

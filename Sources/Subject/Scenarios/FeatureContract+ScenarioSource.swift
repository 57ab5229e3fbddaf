extension FeatureContract {
    /// The names of scenarios with a ``source(ofScript:)``, named scenarios first.
    package var scriptNames: [String] {
        let names = scripts.map(\.name)
        return names + latencyScripts.map(\.name).filter { !names.contains($0) }
    }

    /// Returns a scenario as JSON Lines. A latency scenario ends with its first measured call.
    ///
    /// - Returns: `nil` if there is no scenario of that name.
    package func source(ofScript name: String) -> String? {
        if let script = scripts.first(where: { $0.name == name }) { return script.source }
        guard let script = latencyScripts.first(where: { $0.name == name }) else { return nil }
        switch script.measured {
        case .opening: return script.setup
        case .events(let events): return "\(script.setup)\n\(events)"
        }
    }
}

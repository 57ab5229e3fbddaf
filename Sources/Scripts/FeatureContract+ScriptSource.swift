extension FeatureContract {
    /// The names of scripts that have a ``source(ofScript:)``, those that show behaviour first.
    package var scriptNames: [String] {
        let names = scripts.map(\.name)
        return names + latencyScripts.map(\.name).filter { !names.contains($0) }
    }

    /// A script as JSON Lines, which can be played as it is. One whose latency is measured has its
    /// first call at the end.
    ///
    /// - Returns: `nil` where there is no script of that name.
    package func source(ofScript name: String) -> String? {
        if let script = scripts.first(where: { $0.name == name }) { return script.source }
        guard let script = latencyScripts.first(where: { $0.name == name }) else { return nil }
        switch script.measured {
        case .opening: return script.setup
        case .events(let events): return "\(script.setup)\n\(events)"
        }
    }
}

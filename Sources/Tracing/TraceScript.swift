package import Scripts

/// A script that can be traced: what comes before, and the interactions whose calls are wanted.
package struct TraceScript: Hashable, Sendable {
    /// One thing that is traced.
    package enum Interaction: Hashable, Sendable {
        /// Assembling and opening the screen.
        case opening
        case event(ScriptEvent)
    }

    package let name: String
    package let opening: Opening
    /// Happens before anything is traced.
    package let setup: [ScriptEvent]
    package let interactions: [Interaction]

    /// The names of a feature's scripts that can be traced, those of one interaction first.
    package static func names(in contract: FeatureContract) -> [String] {
        let latency = contract.latencyScripts.map(\.name)
        return latency + contract.scripts.map(\.name).filter { !latency.contains($0) }
    }

    /// Finds a script of a feature. Of a latency script the first call is traced, of another one the
    /// opening and each event. Where two have the name, it is the latency script.
    ///
    /// - Returns: `nil` where the feature has no script of that name.
    package init?(named name: String, in contract: FeatureContract) throws(ScriptError) {
        let parser = ScriptParser(contract: contract)
        self.name = name
        if let script = contract.latencyScripts.first(where: { $0.name == name }) {
            let before = try parser.script(from: script.setup)
            opening = before.opening
            switch script.measured {
            case .opening:
                setup = []
                interactions = [.opening]
            case .events(let source):
                setup = before.events
                interactions = try parser.events(from: source).prefix(1).map { .event($0) }
            }
        } else if let script = contract.scripts.first(where: { $0.name == name }) {
            let whole = try parser.script(from: script.source)
            opening = whole.opening
            setup = []
            interactions = [.opening] + whole.events.filter(\.happens).map { .event($0) }
        } else {
            return nil
        }
    }
}

extension ScriptEvent {
    /// Whether anything happens at all, and not only a look at the screen.
    fileprivate var happens: Bool {
        if case .expect = self { false } else { true }
    }
}

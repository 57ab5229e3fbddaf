internal import Sameness
package import Scripts

/// Plays the scripts of a feature on one cell alone, and holds it to what they expect.
@MainActor
package struct Rehearsal {
    private let contract: FeatureContract
    private let player: Player

    /// - Parameter moduleName: the cell's module, all objects of which must be gone at the end.
    package init(
        contract: FeatureContract,
        moduleName: String,
        open: @escaping @MainActor (Opening) -> Stage
    ) {
        self.contract = contract
        player = Player(
            subjects: [Subject(name: moduleName, moduleName: moduleName, open: open)]
        )
    }

    /// Where the cell does not do what a script expects, in words; `nil` where it does.
    ///
    /// - Throws: ``ScriptError`` where the script cannot be read.
    package func breach(of script: NamedScript) throws -> String? {
        let events = try ScriptParser(contract: contract).script(from: script.source)
        return player.play(events).map { "event \($0.eventNumber): \($0.explanation)" }
    }
}

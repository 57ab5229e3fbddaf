internal import Equivalence
package import Scenarios

/// Plays the scripts of a feature on one cell alone, and holds it to what they expect.
@MainActor
package struct Rehearsal {
    private let contract: FeatureContract
    private let player: Player

    /// - Parameters:
    ///   - moduleName: the cell's module, all objects of which must be gone at the end.
    ///   - others: the modules of the cells that it is put together from, for which the same holds.
    ///   - hasOwnCounts: whether its counters differ by design, so that scenarios do not judge them.
    package init(
        contract: FeatureContract,
        moduleName: String,
        taking others: [String] = [],
        hasOwnCounts: Bool = false,
        open: @escaping @MainActor (Opening) -> Stage
    ) {
        self.contract = contract
        player = Player(
            subjects: [
                Subject(
                    name: moduleName,
                    moduleNames: Set([moduleName] + others),
                    hasOwnCounts: hasOwnCounts,
                    open: open
                )
            ]
        )
    }

    /// Returns the difference between the implementation and a scenario in words; `nil` if there is
    /// none.
    ///
    /// - Throws: ``ScenarioError`` where the script cannot be read.
    package func breach(of script: NamedScenario) throws -> String? {
        let events = try ScenarioParser(contract: contract).script(from: script.source)
        return ScenarioSelection.playing(script.name) {
            player.play(events).map { "event \($0.eventNumber): \($0.explanation)" }
        }
    }
}

internal import Foundation
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
        let breach = player.play(events).map { "event \($0.eventNumber): \($0.explanation)" }
        if let breach, Self.isMutant {
            print("✘ \(script.name): \(breach)")
            exit(1)
        }
        return breach
    }

    /// Whether a fault was put into the cell on purpose. The first breach tells that it is noticed,
    /// and playing on would take time for each of some hundred faults.
    private static let isMutant =
        ProcessInfo.processInfo.environment["ARCHBENCH_MUTANT"] != nil
}

package import Equivalence
package import HeadlessKit
internal import Matrix
package import Scenarios

/// Plays the scenarios of a feature on one implementation alone and compares the screens with what
/// the scenarios expect.
@MainActor
package struct Rehearsal {
    private let contract: FeatureContract
    private let player: Player

    package init(contract: FeatureContract, subject: Subject) {
        self.contract = contract
        player = Player(subjects: [subject])
    }

    /// Creates a rehearsal of the implementation to which a test file belongs.
    ///
    /// - Parameters:
    ///   - fileID: the `#fileID` of the test file, which begins with the implementation's name. All
    ///     objects of the implementation, and of those that it is composed of, must be released at
    ///     the end of a scenario.
    ///   - environment: creates the environment of the implementation.
    ///   - screen: creates its screen.
    package init<Environment: ScenarioEnvironment>(
        contract: FeatureContract,
        fileID: String,
        environment: @escaping @MainActor (Opening) -> Environment,
        screen: @escaping @MainActor (Environment) -> UIViewController
    ) {
        let testModule = fileID.prefix { $0 != "/" }
        // A template of the generator is not in the matrix.
        let implementation = Implementation.all.first { $0.testModuleName == testModule }
        let startsTasks = implementation?.architecture.startsTasks ?? false
        let moduleName = implementation?.moduleName ?? String(testModule.dropLast("Tests".count))
        self.init(
            contract: contract,
            subject: Subject(
                name: moduleName,
                moduleNames: Set([moduleName] + (implementation?.taken.map(\.moduleName) ?? [])),
                hasOwnCounts: implementation?.hasOwnCounts ?? false,
                open: { opening in
                    Stage(
                        environment: environment(opening),
                        startsTasks: startsTasks,
                        screen: screen
                    )
                }
            )
        )
    }

    /// Returns the description of the difference between the implementation and a scenario, or
    /// `nil` if there is none.
    ///
    /// - Throws: ``ScenarioError`` if the scenario cannot be read.
    package func difference(from scenario: NamedScenario) throws -> String? {
        let events = try ScenarioParser(contract: contract).scenario(from: scenario.source)
        return ScenarioSelection.playing(scenario.name) {
            player.play(events).map { "event \($0.eventNumber): \($0.explanation)" }
        }
    }
}

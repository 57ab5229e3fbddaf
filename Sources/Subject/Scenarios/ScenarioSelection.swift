internal import Foundation
internal import Synchronization

/// The scenarios that a test run plays, selected by an environment variable, and the current one.
/// Tests of a mutant skip scenarios that do not execute it.
package enum ScenarioSelection {
    /// The environment variable with the names of the scenarios, separated by commas; without it
    /// all are played.
    package static let variable = "ARCHBENCH_SCRIPTS"

    fileprivate static let names = ProcessInfo.processInfo.environment[variable]
        .map { Set($0.split(separator: ",").map(String.init)) }
    private static let current = Mutex<String?>(nil)

    /// The name of the current scenario.
    package static var played: String? { current.withLock { $0 } }

    /// Plays a scenario as the current one.
    @MainActor
    package static func playing<Result>(
        _ name: String,
        _ play: () throws -> Result
    ) rethrows -> Result {
        current.withLock { $0 = name }
        defer { current.withLock { $0 = nil } }
        return try play()
    }
}

extension [NamedScenario] {
    /// The scenarios of the test run: all, unless the environment variable selects some.
    package var selected: [NamedScenario] {
        filter { ScenarioSelection.names?.contains($0.name) ?? true }
    }
}

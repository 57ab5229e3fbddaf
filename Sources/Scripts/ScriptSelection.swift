internal import Foundation
internal import Synchronization

/// Which scripts a run of tests plays, as the environment says, and which it is playing: what tries a fault
/// need not wait for scripts that never come by it.
package enum ScriptSelection {
    /// The variable of the environment that holds the names of the scripts to play, with commas between
    /// them; all are played where it is not set.
    package static let variable = "ARCHBENCH_SCRIPTS"

    fileprivate static let names = ProcessInfo.processInfo.environment[variable]
        .map { Set($0.split(separator: ",").map(String.init)) }
    private static let current = Mutex<String?>(nil)

    /// The name of the script that is played right now.
    package static var played: String? { current.withLock { $0 } }

    /// Plays a script, and tells its name meanwhile.
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

extension [NamedScript] {
    /// Those that the run of tests plays: all of them, unless the environment names some. What does not run
    /// as a case of a test costs nothing.
    package var selected: [NamedScript] {
        filter { ScriptSelection.names?.contains($0.name) ?? true }
    }
}

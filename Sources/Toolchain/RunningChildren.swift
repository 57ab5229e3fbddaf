internal import Foundation
internal import Synchronization

/// The commands that run right now, so that none outlives an interrupted archbench.
package enum RunningChildren {
    private static let identifiers = Mutex<Set<Int32>>([])

    /// Starts a command, so that nobody ends all of them between its start and its being known.
    static func start(_ process: Process) throws {
        try identifiers.withLock {
            try ProcessStart.run(process)
            $0.insert(process.processIdentifier)
        }
        OrphanWatch.shared.begin(process.processIdentifier)
    }

    static func remove(_ identifier: Int32) {
        identifiers.withLock { _ = $0.remove(identifier) }
        OrphanWatch.shared.end(identifier)
    }

    /// Asks every running command to end, with all that it has started in turn.
    package static func terminateAll() {
        ProcessTree.end(identifiers.withLock { $0 }, SIGTERM)
    }
}

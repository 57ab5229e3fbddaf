internal import Foundation
internal import Synchronization

/// The running commands, so that none outlives an interrupted archbench.
package enum RunningChildren {
    private static let identifiers = Mutex<Set<Int32>>([])

    /// Starts a command and registers it in one step, so that ``terminateAll()`` does not miss it.
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

    /// Asks every running command to end, with all its descendants.
    package static func terminateAll() {
        ProcessTree.end(identifiers.withLock { $0 }, SIGTERM)
    }
}

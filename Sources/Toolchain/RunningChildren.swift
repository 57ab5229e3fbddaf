internal import Foundation
internal import Synchronization

/// The commands that run right now, so that none outlives an interrupted archbench.
package enum RunningChildren {
    private static let identifiers = Mutex<Set<Int32>>([])

    static func add(_ identifier: Int32) {
        identifiers.withLock { _ = $0.insert(identifier) }
        OrphanWatch.shared.begin(identifier)
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

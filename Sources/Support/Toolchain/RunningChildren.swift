internal import CPlatform
internal import Foundation
internal import Synchronization

/// The running commands, so that none outlives an interrupted archbench.
package enum RunningChildren {
    private static let identifiers = Mutex<Set<Int32>>([])

    /// Starts a command and registers it in one step, so that ``terminateAll()`` does not miss it.
    static func start(_ process: Process) throws {
        try identifiers.withLock {
            // It inherits few open files, because it is started before the first command.
            cpl_guard_start()
            try ProcessStart.run(process)
            $0.insert(process.processIdentifier)
            cpl_guard_command(process.processIdentifier, 1)
        }
    }

    static func remove(_ identifier: Int32) {
        identifiers.withLock {
            $0.remove(identifier)
            cpl_guard_command(identifier, 0)
        }
    }

    /// Kills a command with all its descendants.
    static func kill(_ identifier: Int32) { cpl_end_tree(identifier, SIGKILL) }

    /// Asks every running command to end, with all its descendants.
    package static func terminateAll() {
        for identifier in identifiers.withLock({ $0 }) { cpl_end_tree(identifier, SIGTERM) }
    }

    /// Remembers the present settings of the terminal. If this process is killed, they are restored,
    /// and a text is written.
    package static func guardTerminal(ending: String) {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
        identifiers.withLock { _ in
            cpl_guard_start()
            cpl_guard_terminal(&settings, ending)
        }
    }

    /// Forgets the settings of the terminal after they were restored.
    package static func forgetTerminal() {
        identifiers.withLock { _ in cpl_guard_terminal(nil, nil) }
    }
}

internal import Foundation

/// The processes that other processes have started, found by the parent of each process, even in
/// their own process group.
enum ProcessTree {
    /// Sends a signal to processes and all their descendants.
    ///
    /// They are stopped first, so that none starts a new process, and none ends and leaves its
    /// children without a parent.
    static func end(_ roots: Set<Int32>, _ signal: Int32) {
        var found: Set<Int32> = []
        var new = roots
        while !new.isEmpty {
            for process in new { kill(process, SIGSTOP) }
            found.formUnion(new)
            new = Platform.children(of: found).subtracting(found)
        }
        for process in found { kill(process, signal) }
        // Foundation gives each command its own process group; not every system reports parents.
        for root in roots { kill(-root, signal) }
        for process in found { kill(process, SIGCONT) }
        for root in roots { kill(-root, SIGCONT) }
    }
}

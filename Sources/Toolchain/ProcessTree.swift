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
            new = children(of: found).subtracting(found)
        }
        for process in found { kill(process, signal) }
        // Foundation gives each command its own process group; not every system reports parents.
        for root in roots { kill(-root, signal) }
        for process in found { kill(process, SIGCONT) }
        for root in roots { kill(-root, SIGCONT) }
    }

    /// Returns the children of processes; none if the system does not report them.
    private static func children(of parents: Set<Int32>) -> Set<Int32> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return Set(
            names.compactMap { Int32($0) }.filter { process in
                parent(of: process).map(parents.contains) ?? false
            }
        )
    }

    /// Returns the parent of a process. The state and the parent follow the name, which may contain
    /// any characters.
    private static func parent(of process: Int32) -> Int32? {
        guard
            let data = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
            let end = data.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let fields = String(decoding: data[end...].dropFirst(), as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? Int32(fields[1]) : nil
    }
}

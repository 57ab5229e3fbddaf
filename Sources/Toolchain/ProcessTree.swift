internal import Foundation

/// What processes have started in turn, found by who the parent of each process is, also where one has
/// a group of its own.
enum ProcessTree {
    /// Sends a signal to processes and to all that these have started.
    ///
    /// They are stopped before, so that none starts another meanwhile, and none ends and leaves what
    /// it has started to nobody.
    static func end(_ roots: Set<Int32>, _ signal: Int32) {
        var found: Set<Int32> = []
        var new = roots
        while !new.isEmpty {
            for process in new { kill(process, SIGSTOP) }
            found.formUnion(new)
            new = children(of: found).subtracting(found)
        }
        for process in found { kill(process, signal) }
        // Foundation gives each command a process group of its own; not each system tells of parents.
        for root in roots { kill(-root, signal) }
        for process in found { kill(process, SIGCONT) }
        for root in roots { kill(-root, SIGCONT) }
    }

    /// - Returns: none where the system does not tell.
    private static func children(of parents: Set<Int32>) -> Set<Int32> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return Set(
            names.compactMap { Int32($0) }.filter { process in
                parent(of: process).map(parents.contains) ?? false
            }
        )
    }

    /// Read from behind the name, in which anything may stand: the state, then the parent.
    private static func parent(of process: Int32) -> Int32? {
        guard
            let data = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
            let end = data.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let fields = String(decoding: data[end...].dropFirst(), as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? Int32(fields[1]) : nil
    }
}

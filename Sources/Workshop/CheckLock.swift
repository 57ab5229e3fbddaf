internal import Foundation

/// Held by one process at a time, and given back by the system however that ends.
package struct CheckLock: Sendable {
    private let descriptor: Int32

    /// - Throws: ``WorkshopError/busy`` where another holds it.
    init(folder: String) throws(WorkshopError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
        } catch {
            throw .unwritable(path: folder, reason: error.localizedDescription)
        }
        let path = "\(folder)/check.lock"
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .busy
        }
    }

    package func release() { close(descriptor) }
}

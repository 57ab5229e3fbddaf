internal import Foundation

/// Held by one process at a time, and given back by the system however that ends.
package struct FileLock: Sendable {
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// Another holds it.
        case held
        case unwritable(path: String, reason: String)

        package var description: String {
            switch self {
            case .held: "Another process has locked it."
            case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
            }
        }
    }

    private let descriptor: Int32

    /// Makes the file, and the folder that it is in, where they are not there.
    ///
    /// - Parameter waits: whether to wait while another holds it.
    /// - Throws: ``Failure/held`` where another holds it and it is not to be waited for.
    package init(path: String, waits: Bool) throws(Failure) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder.path, reason: error.localizedDescription)
        }
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(descriptor)
            if code == EWOULDBLOCK { throw .held }
            throw .unwritable(path: path, reason: String(cString: strerror(code)))
        }
    }

    package func release() {
        // A process that is just being started has what this one has open until it runs its own program,
        // and would hold the lock until then if the file were closed alone.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

internal import Foundation
package import InputFiles

/// A lock between processes, which the system releases when the process ends.
package struct FileLock: Sendable {
    private let descriptor: Int32

    /// Acquires the lock, and creates its file and folder if needed.
    ///
    /// - Parameter waits: indicates whether to wait for another process.
    /// - Returns: `nil` if another process has the lock and `waits` is false.
    package init?(path: String, waits: Bool) throws(ApplicationError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder.path, reason: reason(of: error))
        }
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(descriptor)
            if code == EWOULDBLOCK { return nil }
            throw .unwritable(path: path, reason: String(cString: strerror(code)))
        }
    }

    /// Writes a description of the lock's owner into its file.
    package func describe(_ owner: String) {
        ftruncate(descriptor, 0)
        let text = Array(owner.utf8)
        // Without the text the lock works all the same.
        _ = pwrite(descriptor, text, text.count, 0)
    }

    /// Returns the description of a lock's owner, as its process has written it.
    package static func description(at path: String) -> String? {
        let text = FileManager.default.contents(atPath: path)
            .map { String(decoding: $0, as: UTF8.self) }
        return text?.isEmpty == false ? text : nil
    }

    package func release() {
        // A process that is being started shares open files until it runs its program, and would
        // keep the lock if the file were only closed.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

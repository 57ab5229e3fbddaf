package import Foundation

/// A file that the user named. It may be a pipe, which has no size, or a device, which may be
/// endless.
package enum InputFile {
    /// The reason why a file was not read.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason of the system.
        case unreadable(path: String, reason: String)
        /// The file is larger than the limit in mebibytes.
        case tooLong(path: String, limit: Int)

        package var description: String {
            switch self {
            case .unreadable(let path, let reason):
                "\"\(FileName.shown(path))\" cannot be read: \(reason). Is the path right?"
            case .tooLong(let path, let limit):
                "\"\(FileName.shown(path))\" is larger than \(limit) MiB, the limit for such a "
                    + "file."
            }
        }
    }

    /// Reads a file to its end and waits for the end of a pipe.
    ///
    /// - Parameters:
    ///   - path: `-` is an ordinary name; see ``standardInput(limit:)``.
    ///   - limit: the maximum size in mebibytes.
    package static func contents(of path: String, limit: Int) throws(Failure) -> Data {
        let descriptor = FileName.withSystemPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: systemReason) }
        defer { close(descriptor) }
        return try contents(of: descriptor, path, limit)
    }

    /// Reads standard input to its end.
    package static func standardInput(limit: Int) throws(Failure) -> Data {
        try contents(of: STDIN_FILENO, "standard input", limit)
    }

    private static var systemReason: String { String(cString: strerror(errno)) }

    private static func contents(
        of descriptor: Int32,
        _ path: String,
        _ limit: Int
    ) throws(Failure) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return data }
            if count > 0 {
                data.append(contentsOf: buffer[..<count])
                guard data.count <= limit << 20 else { throw .tooLong(path: path, limit: limit) }
            } else if errno == EAGAIN {
                // The process at the other end may have set the pipe to non-blocking.
                usleep(1_000)
            } else if errno != EINTR {
                throw .unreadable(path: path, reason: systemReason)
            }
        }
    }
}

package import Foundation

/// A file that the user named. It may be a pipe, which has no size, or a device, which may be
/// endless.
package enum InputFile {
    /// Reads a file to its end and waits for the end of a pipe.
    ///
    /// - Parameters:
    ///   - path: `-` is an ordinary name; see ``standardInput(limit:)``.
    ///   - limit: the maximum size in mebibytes.
    package static func contents(of path: String, limit: Int) throws(ApplicationError) -> Data {
        let descriptor = FileName.withSystemPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw unreadable(path) }
        defer { close(descriptor) }
        return try contents(of: descriptor, path, limit)
    }

    /// Reads standard input to its end.
    package static func standardInput(limit: Int) throws(ApplicationError) -> Data {
        try contents(of: STDIN_FILENO, "standard input", limit)
    }

    /// Returns the error with the reason of the system.
    private static func unreadable(_ path: String) -> ApplicationError {
        let reason = String(cString: strerror(errno))
        return ApplicationError(
            .usage,
            "'\(FileName.shown(path))' cannot be read: \(reason). Is the path right?",
            details: [reason]
        )
    }

    private static func tooLong(_ path: String, _ limit: Int) -> ApplicationError {
        ApplicationError(
            .usage,
            "'\(FileName.shown(path))' is larger than \(limit) MiB, the limit for such a file.",
            details: ["It is larger than \(limit) MiB"]
        )
    }

    private static func contents(
        of descriptor: Int32,
        _ path: String,
        _ limit: Int
    ) throws(ApplicationError) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return data }
            if count > 0 {
                data.append(contentsOf: buffer[..<count])
                guard data.count <= limit << 20 else { throw tooLong(path, limit) }
            } else if errno == EAGAIN {
                // The process at the other end may have set the pipe to non-blocking.
                usleep(1_000)
            } else if errno != EINTR {
                throw unreadable(path)
            }
        }
    }
}

internal import Foundation
internal import Synchronization

/// Standard output for results, standard error for all other messages.
enum Console {
    /// Opens the standard streams that the caller has closed. Otherwise the next file that is
    /// opened would take the number of one, and results would be written into it.
    ///
    /// Standard output is opened for reading alone, so that ``write(_:terminator:)`` fails.
    static func openMissing() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_RDWR)
        }
    }

    static func write(_ text: String, terminator: String = "\n") {
        switch emit(text + terminator, to: STDOUT_FILENO) {
        case 0: break
        case EPIPE:
            // The reader has closed the pipe, as in `archbench list | head -1`: this is not an
            // error.
            exit(ExitCode.success.rawValue)
        case let code:
            let reason =
                code == EBADF ? "It is not open for writing" : String(cString: strerror(code))
            report("error: standard output cannot be written: \(reason).")
            exit(ExitCode.failure.rawValue)
        }
    }

    /// Indicates whether only ``reportLast(_:)`` still writes.
    private static let isSilent = Atomic(false)

    /// Writes a line to standard error. Errors are ignored, because the results are more important.
    static func report(_ text: String) {
        reportPart(text + "\n")
    }

    /// Writes text without a newline, such as for a line that is overwritten later.
    static func reportPart(_ text: String) {
        guard !isSilent.load(ordering: .acquiring) else { return }
        _ = emit(text, to: STDERR_FILENO)
    }

    /// Suppresses further messages except the last one, because errors caused by an interruption
    /// are not of interest.
    static func fallSilent() {
        isSilent.store(true, ordering: .releasing)
    }

    /// Writes a line to standard error, even after ``fallSilent()``.
    static func reportLast(_ text: String) {
        _ = emit(text + "\n", to: STDERR_FILENO)
    }

    /// The size of the terminal of standard output; `nil` if it is not a terminal.
    static var window: (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : 24)
    }

    /// The width of standard output: that of the terminal, else the variable `COLUMNS`, else 80.
    static var columns: Int { limit ?? 80 }

    /// The width of a table on standard output: as ``columns``, but without a limit in a pipe or a
    /// file, where no cell is cut and each row is one line.
    static var tableColumns: Int { limit ?? .max }

    private static var limit: Int? {
        if let window { return window.columns }
        let variable = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init)
        return variable.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Indicates whether standard error is a terminal.
    static var isInteractive: Bool { isatty(STDERR_FILENO) == 1 }

    /// Indicates whether standard input is a terminal.
    static var readsFromTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// - Returns: 0, or the error number of the system.
    private static func emit(_ text: String, to descriptor: Int32) -> Int32 {
        Data(text.utf8).withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = Foundation.write(descriptor, part.baseAddress, part.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    // The process at the other end may have set the pipe to non-blocking.
                    usleep(1_000)
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }
}

internal import Foundation

/// Standard output for results, standard error for all else.
enum Console {
    static func write(_ text: String, terminator: String = "\n") {
        emit(text + terminator, to: .standardOutput)
    }

    static func report(_ text: String) {
        emit(text + "\n", to: .standardError)
    }

    /// Text without a newline after it, as for a line that is written over.
    static func reportPart(_ text: String) {
        emit(text, to: .standardError)
    }

    /// Whether a person sees standard error as it is written.
    static var isInteractive: Bool { isatty(FileHandle.standardError.fileDescriptor) == 1 }

    private static func emit(_ text: String, to handle: FileHandle) {
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            // Whoever read has gone away, as in `archbench list | head -1`: there is nobody to tell.
            exit(ExitCode.success.rawValue)
        }
    }
}

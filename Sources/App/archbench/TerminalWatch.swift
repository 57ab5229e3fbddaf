internal import Foundation
internal import Toolchain

/// A process that waits for the end of this one and then restores the terminal. It has the reading
/// end of a pipe, whose other end closes however this process ends.
struct TerminalWatch {
    /// The shell script of the process. A line in the pipe means that the terminal is already
    /// restored. `stty -g` prints the settings of a terminal as a word that `stty` accepts.
    private static let script = #"""
        trap '' HUP INT QUIT TERM TSTP TTOU
        read -r word && exit
        stty "$1" <"$3"
        printf '%s' "$2" >"$3"
        """#

    private let pipe: Pipe

    /// - Parameter ending: the text that is written to the terminal after its settings are
    ///   restored.
    /// - Returns: `nil` if the process cannot be started.
    init?(ending: String) {
        guard let word = Self.settings, let terminal = ttyname(STDIN_FILENO) else { return nil }
        pipe = ProcessStart.pipe()
        let watch = Process()
        watch.executableURL = URL(fileURLWithPath: "/bin/sh")
        watch.arguments = ["-c", Self.script, "sh", word, ending, String(cString: terminal)]
        watch.standardInput = pipe.fileHandleForReading
        watch.standardOutput = FileHandle.nullDevice
        watch.standardError = FileHandle.nullDevice
        do { try ProcessStart.run(watch) } catch { return nil }
    }

    /// Ends the process after the terminal has been restored.
    func end() {
        try? pipe.fileHandleForWriting.write(contentsOf: Data("over\n".utf8))
        try? pipe.fileHandleForWriting.close()
    }

    /// The settings of the terminal, as printed by `stty -g`.
    private static var settings: String? {
        let stty = Process()
        let output = ProcessStart.pipe()
        stty.executableURL = URL(fileURLWithPath: "/bin/sh")
        stty.arguments = ["-c", "stty -g"]
        stty.standardInput = FileHandle.standardInput
        stty.standardOutput = output
        stty.standardError = FileHandle.nullDevice
        do { try ProcessStart.run(stty) } catch { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        // After an error it prints nothing.
        return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
}

internal import Foundation
internal import Toolchain

/// A process that waits for this one to be gone, and then gives the terminal back as it was. It holds
/// the reading end of a pipe, whose other end closes however this process ends.
struct TerminalWatch {
    /// Says that it is over before the pipe closes where nothing is left to be done. Of the settings of
    /// a terminal `stty -g` makes a word that `stty` takes.
    private static let script = #"""
        trap '' HUP INT QUIT TERM TSTP TTOU
        read -r word && exit
        stty "$1" <"$3"
        printf '%s' "$2" >"$3"
        """#

    private let pipe: Pipe

    /// - Parameter ending: what is written to the terminal beside giving its present settings back.
    /// - Returns: `nil` where it cannot be started, so that nobody watches.
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

    /// Tells it that the terminal has been given back.
    func end() {
        try? pipe.fileHandleForWriting.write(contentsOf: Data("over\n".utf8))
        try? pipe.fileHandleForWriting.close()
    }

    /// The settings that the terminal has, as `stty -g` writes them.
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
        // Where it fails it prints nothing.
        return String(decoding: data, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
}

internal import Demo
internal import Foundation
internal import InputFiles
internal import Toolchain

/// The user's terminal, used in raw mode and restored afterwards.
///
/// ``leave()`` and an interruption restore it. After a crash or `kill -9` a process that waits for
/// the end of this one restores it.
@MainActor
final class Terminal {
    /// The sequences that switch to the alternate screen without a cursor, and back (xterm's
    /// `ctlseqs`).
    nonisolated private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
    nonisolated private static let leaving = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    private let settings: termios
    private var keys = KeyReader()

    /// - Throws: ``ApplicationError`` if standard input or output is not a terminal.
    init() throws {
        var settings = termios()
        guard
            isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
            tcgetattr(STDIN_FILENO, &settings) == 0
        else {
            throw ApplicationError.usage(
                "This command needs a terminal. Without one, "
                    + "'archbench replay FEATURE --scenario NAME --text' prints screens, and "
                    + "'archbench exercise check' checks once."
            )
        }
        self.settings = settings
    }

    /// The current number of columns and rows.
    var size: (columns: Int, rows: Int) { Console.window ?? (80, 24) }

    /// Switches to the alternate screen in raw mode.
    func enter() {
        RunningChildren.guardTerminal(ending: Self.leaving)
        var raw = settings
        cfmakeraw(&raw)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
        let settings = settings
        Interruption.beforeEnding { Terminal.restore(settings) }
        Console.write(Self.entering, terminator: "")
    }

    /// Restores the terminal.
    func leave() {
        Terminal.restore(settings)
        Interruption.beforeEnding(nil)
        RunningChildren.forgetTerminal()
    }

    nonisolated private static func restore(_ settings: termios) {
        restoreSettings(settings)
        Console.write(leaving, terminator: "")
    }

    nonisolated private static func restoreSettings(_ settings: termios) {
        var settings = settings
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    }

    /// Makes keys readable as they are pressed, without another change of the terminal.
    func takeKeys() {
        var raw = settings
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        let settings = settings
        Interruption.beforeEnding { Terminal.restoreSettings(settings) }
    }

    func giveKeysBack() {
        Terminal.restoreSettings(settings)
        Interruption.beforeEnding(nil)
    }

    /// Returns to the shell until it continues this process.
    func suspend() {
        leave()
        // The main actor may run on a thread of a queue, which blocks most signals.
        var stop = sigset_t()
        var before = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &stop, &before)
        raise(SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &before, nil)
        enter()
    }

    /// Shows lines, the first at the top. The screen is not cleared before, to avoid flicker.
    func show(_ lines: [String]) {
        let text = lines.enumerated().map { "\u{1B}[\($0.offset + 1);1H\($0.element)" }.joined()
        // Lines fill the width; below them the screen is cleared.
        Console.write(text + "\u{1B}[J", terminator: "")
    }

    /// Waits for keys.
    ///
    /// - Parameter seconds: the maximum time.
    func keys(within seconds: Double) -> [Key] {
        // The bytes of one key arrive together, but not always in one read.
        let milliseconds = keys.awaitsMore ? 25 : Int32(max(seconds, 0) * 1_000)
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, milliseconds) > 0 else {
            return keys.awaitsMore ? [keys.flush()].compactMap(\.self) : []
        }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        // The terminal is gone.
        guard count > 0 else { return errno == EINTR && count < 0 ? [] : [.interrupt] }
        return keys.keys(from: Array(bytes.prefix(count)))
    }
}

internal import Demo
internal import Foundation

/// The terminal that a person looks at and types in, taken over for a while and given back as it was.
///
/// It is given back by ``leave()`` and by an interruption; and by a process that waits for this one to
/// be gone, since nobody else can after a crash or `kill -9`.
@MainActor
final class Terminal {
    /// What switches to the alternate screen without a cursor, and back (xterm's `ctlseqs`).
    nonisolated private static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
    nonisolated private static let leaving = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    private let settings: termios
    private var keys = KeyReader()
    private var watch: TerminalWatch?

    /// - Throws: ``InputError`` where a person neither sees what is written nor types.
    init() throws {
        var settings = termios()
        guard
            isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
            tcgetattr(STDIN_FILENO, &settings) == 0
        else {
            throw InputError(
                description: "This needs a terminal. Where there is none, "
                    + "'archbench replay FEATURE --script NAME --text' prints screens, and "
                    + "'archbench exercise check' checks once."
            )
        }
        self.settings = settings
    }

    /// How many columns and rows there are now.
    var size: (columns: Int, rows: Int) { Console.window ?? (80, 24) }

    /// Takes the terminal over.
    func enter() {
        watch = TerminalWatch(ending: Self.leaving)
        var raw = settings
        cfmakeraw(&raw)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
        let settings = settings
        Interruption.beforeEnding { Terminal.restore(settings) }
        Console.write(Self.entering, terminator: "")
    }

    /// Gives it back.
    func leave() {
        Terminal.restore(settings)
        Interruption.beforeEnding(nil)
        watch?.end()
        watch = nil
    }

    nonisolated private static func restore(_ settings: termios) {
        restoreSettings(settings)
        Console.write(leaving, terminator: "")
    }

    nonisolated private static func restoreSettings(_ settings: termios) {
        var settings = settings
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    }

    /// Takes keys as they are pressed, and leaves all else as it is.
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

    /// Lets the shell have the terminal until it wants this process to go on.
    func suspend() {
        leave()
        // The main actor may run on a thread of a queue, which holds most signals back.
        var stop = sigset_t()
        var before = sigset_t()
        sigemptyset(&stop)
        sigaddset(&stop, SIGTSTP)
        pthread_sigmask(SIG_UNBLOCK, &stop, &before)
        raise(SIGTSTP)
        pthread_sigmask(SIG_SETMASK, &before, nil)
        enter()
    }

    /// Shows lines, the first at the top. Nothing is cleared before, so that nothing flickers.
    func show(_ lines: [String]) {
        let text = lines.enumerated().map { "\u{1B}[\($0.offset + 1);1H\($0.element)" }.joined()
        // Lines are as wide as the terminal was; what is behind and below them is from before.
        Console.write(text + "\u{1B}[J", terminator: "")
    }

    /// Waits for keys.
    ///
    /// - Parameter seconds: at most so long.
    func keys(within seconds: Double) -> [Key] {
        // Bytes of one key come together, but not always in one piece.
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

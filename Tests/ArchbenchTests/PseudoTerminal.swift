internal import CPseudoTerminal
internal import Foundation
internal import Synchronization
internal import Toolchain

/// A pseudo-terminal, in which a program runs as in the terminal of a user.
final class PseudoTerminal: Sendable {
    struct NoTerminal: Error {}

    private let master: Int32
    /// The program's side of the terminal. It is kept open so that its settings outlive the
    /// program.
    private let slave: Int32
    private let written = Mutex("")

    init(columns: Int = 80, rows: Int = 24) throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        guard cpt_open(&master, &slave) != 0 else { throw NoTerminal() }
        (self.master, self.slave) = (master, slave)
        // No other program may inherit the descriptors.
        for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        resize(columns: columns, rows: rows)
    }

    deinit {
        close(slave)
        close(master)
    }

    func resize(columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Indicates whether the terminal edits lines and sends signals for keys, as a shell needs it.
    var isUsual: Bool {
        var settings = termios()
        tcgetattr(slave, &settings)
        return settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG)
    }

    /// Starts a program in this terminal.
    func start(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        directory: String
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = handle
        try ProcessStart.run(process)
        return process
    }

    func type(_ keys: String) {
        _ = keys.withCString { write(master, $0, strlen($0)) }
    }

    /// Waits until the program writes `text`, after the previously awaited text.
    ///
    /// - Returns: whether the text came within half a minute.
    func shows(_ text: String) -> Bool {
        waits {
            written.withLock { written in
                guard let range = written.range(of: text) else { return false }
                written.removeSubrange(..<range.upperBound)
                return true
            }
        }
    }

    /// Waits for a condition and meanwhile reads the output.
    func waits(for isSo: () -> Bool) -> Bool {
        for _ in 0..<1_500 {
            read()
            if isSo() { return true }
            usleep(20_000)
        }
        return false
    }

    /// Reads the written output, so that the program does not block.
    private func read() {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while poll(&descriptor, 1, 0) > 0, descriptor.revents & Int16(POLLIN) != 0 {
            let count = Foundation.read(master, &bytes, bytes.count)
            guard count > 0 else { return }
            written.withLock { $0 += String(decoding: bytes.prefix(count), as: UTF8.self) }
        }
    }
}

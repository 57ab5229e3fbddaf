internal import Foundation

/// A process that waits for this one to be gone, and ends the commands that then still run: after
/// `kill -9` nobody else can. It is told of each command through a pipe, whose other end closes
/// however this process ends.
final class OrphanWatch: Sendable {
    static let shared = OrphanWatch()

    /// Stops a command before looking for what it has started, so that nothing new comes meanwhile.
    /// What a command has started is found by its parent, also where it has a group of its own.
    private static let script = """
        trap '' HUP INT TERM
        commands=
        while read -r change command; do
            rest=
            for other in $commands; do [ "$other" = "$command" ] || rest="$rest $other"; done
            commands=$rest
            [ "$change" = - ] || commands="$commands $command"
        done
        # Not each system has pgrep, but Linux always tells after the name who the parent is.
        children() {
            [ -r /proc/self/stat ] || { pgrep -P "$1"; return; }
            for file in /proc/[0-9]*/stat; do
                read -r stat <"$file" || continue
                case "${stat##*) }" in ?" $1 "*) echo "${stat%% *}" ;; esac
            done
        }
        tree() {
            kill -STOP "$1" || return
            all="$all $1"
            for child in $(children "$1"); do tree "$child"; done
        }
        for command in $commands; do
            all=
            tree "$command"
            kill -KILL $all -"$command"
        done
        """

    /// Where it is told; `nil` where it could not be started, so that nobody watches.
    private let descriptor: Int32?

    private init() {
        descriptor = Self.start()
    }

    /// - Returns: the end of the pipe to write to.
    private static func start() -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        // No command may hold the pipe open, and this process keeps both ends: so writing neither
        // fails nor waits, should the watch itself be gone.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let watch = Process()
        watch.executableURL = URL(fileURLWithPath: "/bin/sh")
        watch.arguments = ["-c", script]
        watch.standardInput = FileHandle(fileDescriptor: ends[0], closeOnDealloc: false)
        watch.standardOutput = FileHandle.nullDevice
        watch.standardError = FileHandle.nullDevice
        do {
            try ProcessStart.run(watch)
            return ends[1]
        } catch {
            return nil
        }
    }

    func begin(_ identifier: Int32) { tell("+ \(identifier)\n") }

    func end(_ identifier: Int32) { tell("- \(identifier)\n") }

    private func tell(_ line: String) {
        guard let descriptor else { return }
        // So short a line is written whole or, to a full pipe, not at all.
        _ = line.withCString { write(descriptor, $0, strlen($0)) }
    }
}

internal import Foundation

/// A process that waits for this one to be gone, and ends the commands that then still run: after
/// `kill -9` nobody else can. It is told of each command through a pipe, whose other end closes
/// however this process ends. One that was started a moment before, and of which it is not told yet,
/// goes on to its own end.
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

    /// Where it is told. This process keeps both ends: so writing neither fails nor waits, should the
    /// watch itself be gone.
    private let pipe = ProcessStart.pipe()

    private init() {
        _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
        let watch = Process()
        watch.executableURL = URL(fileURLWithPath: "/bin/sh")
        watch.arguments = ["-c", Self.script]
        // Of a whole pipe Foundation would close the end that the command reads.
        watch.standardInput = pipe.fileHandleForReading
        watch.standardOutput = FileHandle.nullDevice
        watch.standardError = FileHandle.nullDevice
        // Where it cannot be started nobody watches.
        try? ProcessStart.run(watch)
    }

    func begin(_ identifier: Int32) { tell("+ \(identifier)\n") }

    func end(_ identifier: Int32) { tell("- \(identifier)\n") }

    private func tell(_ line: String) {
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        // So short a line is written whole or, to a full pipe, not at all.
        _ = line.withCString { write(descriptor, $0, strlen($0)) }
    }
}

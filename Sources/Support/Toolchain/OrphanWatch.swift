internal import Foundation

/// A process that waits for the end of this one and then ends the commands that still run, which is
/// needed after `kill -9`. It receives each command through a pipe, whose other end closes however
/// this process ends. A command that was started a moment before may be missed.
final class OrphanWatch: Sendable {
    static let shared = OrphanWatch()

    /// The shell script of the process. It stops a command before it searches for its children, so
    /// that no new ones appear. Children are found by their parent, even in their own process
    /// group.
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

    /// The pipe to the process. This process keeps both ends, so that writing neither fails nor
    /// blocks if the watch is gone.
    private let pipe = ProcessStart.pipe()

    private init() {
        _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
        let watch = Process()
        watch.executableURL = URL(fileURLWithPath: "/bin/sh")
        watch.arguments = ["-c", Self.script]
        // With a `Pipe` Foundation would close the end that the command reads.
        watch.standardInput = pipe.fileHandleForReading
        watch.standardOutput = FileHandle.nullDevice
        watch.standardError = FileHandle.nullDevice
        // If it cannot be started, there is no watch.
        try? ProcessStart.run(watch)
    }

    func begin(_ identifier: Int32) { tell("+ \(identifier)\n") }

    func end(_ identifier: Int32) { tell("- \(identifier)\n") }

    private func tell(_ line: String) {
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        // Such a short line is written atomically or, to a full pipe, not at all.
        _ = line.withCString { write(descriptor, $0, strlen($0)) }
    }
}

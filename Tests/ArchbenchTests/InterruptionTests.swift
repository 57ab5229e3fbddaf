internal import Foundation
internal import Report
internal import TemporaryFolders
internal import Testing

@Suite("An interrupted archbench")
struct InterruptionTests {
    private let old = ReportFolder.marked("old")

    /// Returns a folder with tools. Its `swift` simulates a long build of two processes, and writes
    /// their identifiers: of itself to `pid`, and of a child in a process group of its own to
    /// `started`. The last command uses `exec`, because some shells that wait for a command let
    /// signals through that were blocked when the shell started.
    private func folderWithTools() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["out/README.md": old])
        for tool in ["llvm-cov", "llvm-profdata"] { try folder.writeProgram("bin/\(tool)", "") }
        try folder.writeSwift(
            """
            set -m
            sleep 60 >/dev/null 2>&1 &
            echo $! >"\(folder.path)/started"
            echo $$ >"\(folder.path)/pid"
            exec sleep 60
            """
        )
        return folder
    }

    /// Shell functions that wait until a process has ended, and print a message if it survives. A
    /// zombie counts as ended, because its parent is gone and it can take long until it is reaped.
    private let awaitEnd = """
        runs() {
            kill -0 "$1" 2>/dev/null || return
            case "$(cat "/proc/$1/stat" 2>/dev/null)" in *") Z "*) return 1 ;; esac
        }
        await_end() {
            tries=0
            while runs "$1" && [ $tries -lt 1000 ]; do
                tries=$((tries + 1))
                sleep 0.02
            done
            [ $tries -lt 1000 ] || { echo "$1 survived"; kill -KILL "$1"; }
        }
        """

    @Test(
        "An interrupted report ends its child processes and keeps the old report",
        arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)]
    )
    func interrupted(signal: String, status: Int32) async throws {
        let folder = try folderWithTools()
        defer { folder.remove() }
        let outcome = try await Archbench.shell(
            """
            \(awaitEnd)
            PATH=$1/bin:$PATH
            "$0" report --only coverage --output "$1/out" & archbench=$!
            while [ ! -s "$1/pid" ] && runs $archbench; do sleep 0.02; done
            kill -$2 $archbench
            wait $archbench
            status=$?
            await_end "$(cat "$1/pid")"
            await_end "$(cat "$1/started")"
            exit $status
            """,
            folder.path,
            signal
        )
        #expect(outcome.status == status)
        #expect(outcome.output == "")
        #expect(
            outcome.errorOutput.hasSuffix(
                "\ninterrupted; run the command again to continue; a complete report is unchanged\n"
            )
        )
        #expect(try folder.text(of: "out/README.md") == old)
    }

    @Test("The child processes end after archbench is killed")
    func killed() async throws {
        let folder = try folderWithTools()
        defer { folder.remove() }
        let outcome = try await Archbench.shell(
            """
            \(awaitEnd)
            PATH=$1/bin:$PATH
            "$0" report --only coverage --output "$1/out" >/dev/null 2>&1 & archbench=$!
            while [ ! -s "$1/pid" ] && runs $archbench; do sleep 0.02; done
            # A command runs for a moment, on a busy machine a longer one, before the watch knows of it.
            sleep 2
            kill -KILL $archbench
            wait $archbench 2>/dev/null
            await_end "$(cat "$1/pid")"
            await_end "$(cat "$1/started")"
            """,
            folder.path
        )
        #expect(outcome.output == "")
        #expect(try folder.text(of: "out/README.md") == old)
    }

    @Test("The message of an interrupted check does not mention a report")
    func check() async throws {
        let outcome = try await Archbench.shell(
            """
            # The first ones may come before it listens, even before it is archbench at all.
            trap '' INT
            "$0" check --only equivalence --feature greeting --random 1000000 & archbench=$!
            (while kill -INT $archbench 2>/dev/null; do sleep 0.1; done) & signals=$!
            wait $archbench
            status=$?
            kill $signals
            exit $status
            """
        )
        #expect(outcome.status == 130)
        #expect(outcome.errorOutput.hasPrefix("\ninterrupted\n"))
        #expect(!outcome.errorOutput.contains("report"))
    }

    @Test("A run that ignores SIGHUP continues after its terminal is closed")
    func nohup() async throws {
        let outcome = try await Archbench.shell(
            """
            trap '' HUP
            "$0" check --only equivalence --feature greeting --random 2000 & archbench=$!
            sleep 0.3
            kill -HUP $archbench
            wait $archbench
            """
        )
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("no difference"))
    }
}

internal import Foundation
internal import Report
internal import TemporaryFolders
internal import Testing

@Suite("An interrupted archbench")
struct InterruptionTests {
    private let old = ReportFolder.marked("old")

    /// A folder with tools of which `swift` builds for long, and says which processes that takes: one
    /// and, with a group of its own, one that it has started. The first waits for no other command,
    /// or some shells would let signals through that were held back when they started.
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

    /// Lines of shell that wait until a process has ended, and say where that does not happen. One that
    /// nobody has asked how it ended is still there, and it can be long until somebody does: who started
    /// it is gone.
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
        "It ends what it has started, leaves the old report whole, and exits as the signal asks for",
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

    @Test("Killed without a chance to end it, what it has started ends all the same")
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

    @Test("A check that is interrupted speaks of no report")
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

    @Test("Started so that it outlives its terminal, it does")
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

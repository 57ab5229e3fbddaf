internal import Foundation
internal import InputFiles
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The child process")
struct ChildProcessTests {
    private func shell(
        _ script: String,
        environment: [String: String] = [:],
        directory: String? = nil
    ) -> ChildProcess {
        ChildProcess("/bin/sh", ["-c", script], environment: environment, directory: directory)
    }

    @Test("Status, standard output and standard error are separate")
    func outcome() async throws {
        let outcome = try await shell("printf out; printf err >&2; exit 3").run()
        #expect(outcome.status == 3)
        #expect(outcome.output == Data("out".utf8))
        #expect(outcome.errorOutput == Data("err".utf8))
    }

    @Test("Arguments are passed unchanged without a shell")
    func arguments() async throws {
        let output = try await ChildProcess("/bin/echo", ["$HOME", "a  b", "*;"]).output()
        #expect(String(decoding: output, as: UTF8.self) == "$HOME a  b *;\n")
    }

    @Test("Large output on both pipes does not block")
    func largeOutput() async throws {
        let outcome = try await shell(
            "head -c 1000000 /dev/zero; head -c 1500000 /dev/zero >&2; head -c 7 /dev/zero"
        ).run()
        #expect(outcome.output.count == 1_000_007)
        #expect(outcome.errorOutput.count == 1_500_000)
    }

    @Test("Standard error is collected separately and in order")
    func errorOutput() async throws {
        let outcome = try await shell("for i in 1 2 3; do echo $i >&2; done").run()
        #expect(outcome.errorOutput == Data("1\n2\n3\n".utf8))
        #expect(outcome.output.isEmpty)
    }

    @Test("The environment is inherited and extended")
    func environment() async throws {
        let output = try await shell(
            #"printf '%s|%s' "$ARCHBENCH_TEST" "${PATH:+has a path}""#,
            environment: ["ARCHBENCH_TEST": "a b"]
        ).output()
        #expect(String(decoding: output, as: UTF8.self) == "a b|has a path")
    }

    @Test("The child runs in the given folder with empty standard input")
    func directory() async throws {
        let folder = try TemporaryFolder(["here.txt": ""])
        defer { folder.remove() }
        let output = try await shell("ls; cat", directory: folder.path).output()
        #expect(String(decoding: output, as: UTF8.self) == "here.txt\n")
    }

    @Test("Signals that the starting thread blocks reach the child")
    func signals() async throws {
        let outcome = try await shell("kill -TERM $$; echo survived").run()
        #expect(outcome.output == Data())
        #expect(outcome.status == SIGTERM)
    }

    @Test("The error of a failed command has its status and the last lines")
    func failure() async throws {
        let error = await #expect(throws: ApplicationError.self) {
            _ = try await shell("seq 100; echo broken >&2; exit 4").output()
        }
        let command = "/bin/sh -c seq 100; echo broken >&2; exit 4"
        #expect(error?.description.hasPrefix("'\(command)' failed with status 4:\n") == true)
        #expect(error?.kind == .commandFailed(status: 4))
        let lines = error?.details.joined().split(separator: "\n") ?? []
        #expect(lines.count == 30)
        #expect(lines.first == "72")
        #expect(lines.last == "broken")
    }

    @Test(
        "The time limit also kills descendants in their own process groups",
        .timeLimit(.minutes(30))
    )
    func groupOfItsOwn() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let outcome = try await shell(
            "setsid sleep 60 >/dev/null 2>&1 & echo $! >'\(folder.path)/started'; exec sleep 60"
        )
        .run(timeLimit: 1)
        #expect(outcome.timedOut)
        let started = try #require(
            Int32(try folder.text(of: "started").trimmingCharacters(in: .whitespacesAndNewlines))
        )
        // The process that inherits it may reap it later.
        for _ in 0..<500 where kill(started, 0) == 0 { usleep(20_000) }
        #expect(kill(started, 0) == -1)
        kill(started, SIGKILL)
    }

    @Test("The time limit kills the child and its descendants", .timeLimit(.minutes(30)))
    func timeLimit() async throws {
        let outcome = try await shell("sleep 3600 & trap '' TERM; echo started; wait").run(
            timeLimit: 0.2
        )
        #expect(outcome.timedOut)
        #expect(outcome.output == Data("started\n".utf8))
        #expect(outcome.status == SIGKILL)
    }

    @Test("A child that ends before its time limit is not stopped")
    func withinTimeLimit() async throws {
        let outcome = try await shell("exit 3").run(timeLimit: 600)
        #expect(!outcome.timedOut)
        #expect(outcome.status == 3)
    }

    @Test(
        "The end of a child is noticed while other children continue",
        .timeLimit(.minutes(30))
    )
    func others() async throws {
        for _ in 0..<40 {
            try await withThrowingTaskGroup(of: AnsweringProcess?.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        guard number.isMultiple(of: 2) else {
                            return try AnsweringProcess(ChildProcess("/bin/cat", []))
                        }
                        #expect(try await shell("echo over").output() == Data("over\n".utf8))
                        return nil
                    }
                }
                // The other processes continue until all results have arrived.
                var others: [AnsweringProcess?] = []
                for try await other in group { others.append(other) }
                #expect(others.compactMap(\.self).count == 4)
            }
        }
    }

    @Test("The error for a missing program names it")
    func cannotStart() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let missing = "\(folder.path)/no-such-program"
        let error = await #expect(throws: ApplicationError.self) {
            _ = try await ChildProcess(missing, []).run()
        }
        #expect(error?.description.hasPrefix("'\(missing)' could not be started: ") == true)
    }
}

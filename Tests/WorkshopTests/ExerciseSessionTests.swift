internal import Changes
internal import Foundation
internal import InputFiles
internal import TemporaryFolders
internal import Testing
internal import Toolchain
internal import Workshop

@Suite("Exercises in a clone")
struct ExerciseSessionTests {
    private static let place = "Sources/Features/Greeting/MVP"
    private static let file = "\(place)/GreetingPresenter.swift"

    /// Returns a clone with two exercises in a file of Greeting, and with a README.
    private func clone() async throws -> TemporaryFolder {
        let library = ExerciseLibrary.path
        let folder = try TemporaryFolder([
            Self.file: "one\ntwo\nthree\n",
            "README.md": "readme\n",
            ".gitignore": ".build/\n",
            "\(library)/first/exercise.json": json(level: 2),
            "\(library)/first/start.patch": patch("two", "2"),
            "\(library)/first/solution.patch": patch("2", "two"),
            "\(library)/second/exercise.json": json(level: 1),
            "\(library)/second/start.patch": """
            diff --git a/\(Self.file) b/\(Self.file)
            index 1111111..2222222 100644
            @@ -2,1 +2,1 @@
            -two
            +zwei

            """,
        ])
        for arguments in [
            ["init", "-q"], ["add", "-A"],
            ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "all"],
        ] {
            _ = try await git(arguments, in: folder)
        }
        return folder
    }

    private func git(_ arguments: [String], in folder: TemporaryFolder) async throws -> String {
        let process = ChildProcess("/usr/bin/env", ["git", "-C", folder.path] + arguments)
        return String(decoding: try await process.output(), as: UTF8.self)
    }

    private func patch(_ old: String, _ new: String) -> String {
        """
        diff --git a/\(Self.file) b/\(Self.file)
        --- a/\(Self.file)
        +++ b/\(Self.file)
        @@ -1,3 +1,3 @@
         one
        -\(old)
        +\(new)
         three

        """
    }

    private func json(level: Int) -> String {
        """
        {
          "title": "A title", "level": \(level), "feature": "greeting", "variant": "mvp",
          "task": ["Do it."], "problem": "list", "places": ["\(Self.place)"],
          "checks": [{"kind": "tests", "lead": "Look."}],
          "hints": ["a", "b", "c"], "reason": "So.", "mistakes": []
        }
        """
    }

    @Test("An exercise does not edit linked files elsewhere, and a reset restores links")
    func links() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let other = "Sources/Features/Greeting/VIPER/GreetingPresenter.swift"
        let inside = "\(Self.place)/GreetingView.swift"
        try folder.write("view\n", to: "Sources/Features/Greeting/MVC/GreetingView.swift")
        try folder.link(other, to: "../MVP/GreetingPresenter.swift")
        try folder.link(inside, to: "../MVC/GreetingView.swift")
        _ = try await git(["add", "-A"], in: folder)
        let identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
        _ = try await git(identity + ["commit", "-qm", "links"], in: folder)

        let session = ExerciseSession(packageRoot: folder.path)
        _ = try await session.start("first")
        #expect(try folder.text(of: Self.file) == "one\n2\nthree\n")
        #expect(try folder.text(of: other) == "one\ntwo\nthree\n")
        try folder.write("mine\n", to: inside)
        #expect(try folder.text(of: "Sources/Features/Greeting/MVC/GreetingView.swift") == "view\n")

        _ = try #require(await session.reset())
        #expect(try await git(["status", "--porcelain"], in: folder) == "")
        #expect(try folder.text(of: other) == "one\ntwo\nthree\n")
        #expect(try folder.text(of: inside) == "view\n")

        _ = try await session.resume("first")
        #expect(try folder.text(of: Self.file) == "one\n2\nthree\n")
        #expect(try folder.text(of: inside) == "mine\n")
        #expect(try folder.text(of: other) == "one\ntwo\nthree\n")
        #expect(try folder.text(of: "Sources/Features/Greeting/MVC/GreetingView.swift") == "view\n")
        _ = try #require(await session.reset())
        #expect(try await git(["status", "--porcelain"], in: folder) == "")
    }

    @Test("Saved work is resumed as the active exercise, the last one first")
    func resume() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        await #expect(throws: ApplicationError.nothingSaved(of: "first")) {
            try await session.resume("first")
        }
        for text in ["one\nmine\nthree\n", "one\nbetter\nthree\n"] {
            _ = try await session.start("first")
            try folder.write(text, to: Self.file)
            try folder.write("new\n", to: "\(Self.place)/New.swift")
            _ = try #require(try await session.reset())
        }
        let resumed = try await session.resume("first")
        #expect(resumed.patch.hasSuffix("/first-2.patch"))
        #expect(try session.current().name == "first")
        #expect(try folder.text(of: Self.file) == "one\nbetter\nthree\n")
        #expect(try folder.text(of: "\(Self.place)/New.swift") == "new\n")
        await #expect(throws: ApplicationError.underWay("first")) {
            try await session.resume("first")
        }
        _ = try #require(try await session.reset())
        #expect(try await git(["status", "--porcelain"], in: folder) == "")
    }

    @Test("A reset saves no patch if the sources are as the start left them")
    func unedited() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        _ = try await session.start("first")
        #expect(try await session.reset() == nil)
        #expect(try await git(["status", "--porcelain"], in: folder) == "")
        #expect(try folder.names(in: ".build/archbench/exercises") == ["record.json"])
    }

    @Test("A start patches the sources, and a reset restores them and saves the work")
    func startAndReset() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        #expect(try session.library.names() == ["second", "first"])
        #expect(try await session.start("first").title == "A title")
        #expect(try folder.text(of: Self.file) == "one\n2\nthree\n")
        #expect(try session.current().name == "first")
        try folder.write("one\nmine\nthree\n", to: Self.file)
        try folder.write("new\n", to: "\(Self.place)/New.swift")
        let kept = try #require(try await session.reset())
        #expect(try folder.text(of: Self.file) == "one\ntwo\nthree\n")
        #expect(try await git(["status", "--porcelain"], in: folder) == "")
        #expect(throws: ApplicationError.noneUnderWay) { try session.current() }
        _ = try await git(["apply", kept], in: folder)
        #expect(try folder.text(of: Self.file) == "one\nmine\nthree\n")
        #expect(try folder.text(of: "\(Self.place)/New.swift") == "new\n")
    }

    @Test("An exercise does not start over uncommitted changes of its files")
    func refusal() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        try folder.write("mine\n", to: Self.file)
        await #expect(throws: ApplicationError.wouldBeLost([Self.file])) {
            try await session.start("first")
        }
        #expect(try folder.text(of: Self.file) == "mine\n")
        #expect(try session.record() == ExerciseRecord())
    }

    @Test("A start and a reset keep uncommitted changes of other files")
    func elsewhere() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        try folder.write("mine\n", to: "README.md")
        _ = try await session.start("first")
        _ = try await session.reset()
        #expect(try folder.text(of: "README.md") == "mine\n")
    }

    @Test("A second exercise starts only if the sources of the first are restored")
    func underWay() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        _ = try await session.start("first")
        await #expect(throws: ApplicationError.underWay("first")) {
            try await session.start("second")
        }
        _ = try await git(["checkout", "-q", "."], in: folder)
        _ = try await session.start("second")
        #expect(try folder.text(of: Self.file) == "one\nzwei\nthree\n")
    }

    @Test("A reset without changes saves no patch")
    func nothingChanged() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        _ = try await session.start("first")
        _ = try await git(["checkout", "-q", "."], in: folder)
        #expect(try await session.reset() == nil)
        #expect(try session.record().current == nil)
    }

    @Test("A reset also reverts commits that were made during an exercise")
    func committed() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        _ = try await session.start("first")
        try folder.write("one\nmine\nthree\n", to: Self.file)
        let commit = ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qam", "mine"]
        _ = try await git(commit, in: folder)
        await #expect(throws: ApplicationError.underWay("first")) {
            try await session.start("second")
        }
        #expect(try await session.reset() != nil)
        #expect(try folder.text(of: Self.file) == "one\ntwo\nthree\n")
    }

    @Test("A second check is refused while another one runs")
    func busy() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        let lock = try session.lock()
        #expect(throws: ApplicationError.busy) {
            try ExerciseSession(packageRoot: folder.path).lock()
        }
        lock.release()
        try session.lock().release()
    }

    @Test("Hints are given one by one, and solved exercises are recorded once")
    func record() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        #expect(throws: ApplicationError.noneUnderWay) { try session.nextHint() }
        _ = try await session.start("first")
        #expect(try (1...3).map { _ in try session.nextHint()?.text } == ["a", "b", "c"])
        #expect(try session.nextHint() == nil)
        try session.noteSolved()
        try session.noteSolved()
        #expect(try ExerciseSession(packageRoot: folder.path).record().solved == ["first"])
    }

    @Test(
        "A solution is shown with context, and reverses the start if the exercise stores none",
        arguments: [("first", "2"), ("second", "zwei")]
    )
    func solution(name: String, started: String) async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        _ = try await session.start(name)
        try folder.write("mine\n", to: Self.file)
        let shown = try await session.solution(of: name)
        #expect(shown.hasSuffix("@@ -1,3 +1,3 @@\n one\n-\(started)\n+two\n three\n"))
        try folder.write("one\n\(started)\nthree\n", to: Self.file)
        try folder.write(shown, to: ".build/shown.patch")
        _ = try await git(["apply", ".build/shown.patch"], in: folder)
        #expect(try folder.text(of: Self.file) == "one\ntwo\nthree\n")
    }

    @Test("Drifted sources, invalid files and a missing repository are errors")
    func errors() async throws {
        let folder = try await clone()
        defer { folder.remove() }
        let session = ExerciseSession(packageRoot: folder.path)
        try folder.write("other\n", to: Self.file)
        _ = try await git(
            ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qam", "b"],
            in: folder
        )
        do {
            _ = try await session.start("first")
            Issue.record("It fits.")
        } catch {
            #expect(error.description.hasPrefix("first/start.patch does not fit the sources"))
            #expect(!error.description.contains("git failed"))
        }
        try folder.write("{", to: "\(ExerciseLibrary.path)/first/exercise.json")
        #expect(throws: ApplicationError.self) { try session.library.names() }
        try folder.write("[", to: ".build/archbench/exercises/record.json")
        #expect(throws: ApplicationError.self) { try session.record() }
        let bare = try TemporaryFolder([
            "\(ExerciseLibrary.path)/first/exercise.json": json(level: 1)
        ])
        defer { bare.remove() }
        do {
            _ = try await ExerciseSession(packageRoot: bare.path).start("first")
            Issue.record("There is no git.")
        } catch {
            #expect(error == .notCommitted(root: bare.path))
            #expect(error.description.contains("not in a git repository with a commit"))
        }
    }
}

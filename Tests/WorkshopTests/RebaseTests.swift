internal import Changes
internal import Foundation
internal import InputFiles
internal import Matrix
internal import TemporaryFolders
internal import Testing
internal import Toolchain
internal import Workshop

@Suite("Rebasing patches onto edited sources")
struct RebaseTests {
    private static let implementation = "Sources/Features/Greeting/MVP"
    private static let path = "\(implementation)/GreetingPresenter.swift"
    private static let change = "\(ChangeLibrary.path)/a-change"

    private static let base = """
        /// Presents a greeting.
        final class GreetingPresenter {
            /// The number of requests.
            private var generation = 0

            func load() {
                generation += 1
                show(generation)
            }
        }

        """

    /// A clone with one change and a patch of ``base``.
    private struct Clone {
        let folder: TemporaryFolder
        var library: ChangeLibrary { ChangeLibrary(packageRoot: folder.path) }

        /// - Parameter context: the number of lines that the patch has around its edit.
        init(patched: String, newFile: String? = nil, context: Int = 0) async throws {
            folder = try TemporaryFolder([
                path: base, ".gitignore": ".build\n",
                "\(change)/change.json":
                    #"{"title": "T", "story": ["S."], "feature": "greeting", "reasons": {}}"#,
                "\(change)/contract.patch": "", "\(change)/mvc.patch": "",
                "\(change)/mvvm.patch": "", "\(change)/viper.patch": "",
                "\(change)/store.patch": "", "\(change)/observable.patch": "",
            ])
            try await git("init", "--quiet")
            try await git("add", "--all")
            try folder.write(patched, to: path)
            let patch = try await git("diff", "--full-index", "-U\(context)", "--", path)
            try folder.write(patch, to: "\(change)/mvp.patch")
            try folder.write(base, to: path)
            if let newFile {
                try folder.write(newFile, to: "\(change)/mvp/\(implementation)/New.swift")
            }
        }

        @discardableResult
        func git(_ arguments: String...) async throws -> String {
            let git = ChildProcess("/usr/bin/env", ["git", "-C", folder.path] + arguments)
            return String(decoding: try await git.output(), as: UTF8.self)
        }

        /// Rebases the change and returns the presenter with the new patch.
        func rebased(continues: Bool = false) async throws -> String? {
            let patches = try await library.rebase(
                "a-change",
                library.parts(of: "a-change"),
                continues: continues
            )
            guard patches.conflicts.isEmpty else { return nil }
            _ = try await library.write(patches, of: "a-change")
            let edited = try folder.text(of: path)
            try library.apply("a-change", library.parts(of: "a-change"))
            defer { try? folder.write(edited, to: path) }
            return try folder.text(of: path)
        }
    }

    @Test(
        "A rebased patch keeps its edit if nearby sources change",
        arguments: [
            ("generation = 0", "generation = 5"), ("func load() {", "func reload() {"),
            ("        generation += 1\n", "        generation += 1\n        log()\n"),
        ]
    )
    func elsewhere(old: String, new: String) async throws {
        let patched = Self.base.replacing("+= 1", with: "+= 2")
        let clone = try await Clone(patched: patched, newFile: "let new = 1\n")
        defer { clone.folder.remove() }
        try clone.folder.write(Self.base.replacing(old, with: new), to: Self.path)
        let edited = new.replacing("+= 1", with: "+= 2")
        let text = try await clone.rebased()
        #expect(text == patched.replacing(old.replacing("+= 1", with: "+= 2"), with: edited))
        let file = try clone.folder.text(of: "\(Self.change)/mvp/\(Self.implementation)/New.swift")
        #expect(file == "let new = 1\n")
    }

    @Test("A patch whose context changed is merged")
    func merge() async throws {
        let patched = Self.base.replacing("+= 1", with: "+= 2")
        let clone = try await Clone(patched: patched, context: 3)
        defer { clone.folder.remove() }
        let edited = Self.base.replacing("generation = 0", with: "generation = 5")
        try clone.folder.write(edited, to: Self.path)
        #expect(try await clone.rebased() == edited.replacing("+= 1", with: "+= 2"))
    }

    @Test("A copied file follows its original, and its patch is merged")
    func copies() async throws {
        let clone = try await Clone(patched: Self.base)
        defer { clone.folder.remove() }
        try clone.folder.write(
            """
            {
                "title": "T", "story": ["S."], "feature": "greeting", "reasons": {},
                "copies": {"Greeting": "Parting", "generation": "round"}
            }
            """,
            to: "\(Self.change)/change.json"
        )
        let copy = "\(Self.implementation)/PartingPresenter.swift"
        let original = try await clone.git("rev-parse", ":\(Self.path)").dropLast()
        try clone.folder.write(
            """
            diff --git a/\(copy) b/\(copy)
            index \(original)..0000000000000000000000000000000000000000 100644
            @@ -8,1 +8,1 @@
            -        show(round)
            +        show(round + 1)

            """,
            to: "\(Self.change)/mvp.patch"
        )
        func rebased(_ edited: String) async throws -> String? {
            try clone.folder.write(edited, to: Self.path)
            _ = try await clone.rebased()
            return try? clone.folder.text(of: copy)
        }
        let edited = Self.base.replacing("a greeting", with: "the generation of a greeting")
        #expect(
            try await rebased(edited) == """
                /// Presents the round of a greeting.
                final class PartingPresenter {
                    /// The number of requests.
                    private var round = 0

                    func load() {
                        round += 1
                        show(round + 1)
                    }
                }

                """
        )
        try FileManager.default.removeItem(atPath: "\(clone.folder.path)/\(copy)")
        let patch = try clone.folder.text(of: "\(Self.change)/mvp.patch")
        let name = GitHash.digest(of: Data(edited.utf8))
        #expect(patch.contains("index \(name).."))
        try await clone.git("add", Self.path)
        #expect(try await rebased(edited.replacing("show(gen", with: "log(gen")) == nil)
        let conflict = ".build/archbench/rebase/a-change/mvp/\(copy)"
        #expect(try clone.folder.text(of: conflict).contains("        log(round)\n=======\n"))
    }

    @Test("A solution that only undoes the start of its exercise is not stored")
    func reversedSolution() async throws {
        let clone = try await Clone(patched: Self.base)
        defer { clone.folder.remove() }
        let exercise = "\(ExerciseLibrary.path)/an-exercise"
        let started = Self.base.replacing("+= 1", with: "+= 2")
        func diff(_ before: String, _ after: String) async throws -> String {
            try clone.folder.write(before, to: Self.path)
            try await clone.git("add", Self.path)
            try clone.folder.write(after, to: Self.path)
            return try await clone.git("diff", "--full-index", "--", Self.path)
        }
        let other = started.replacing("+= 2", with: "+= 3")
        for (name, patch) in [
            ("start", try await diff(Self.base, started)),
            ("solution", try await diff(started, Self.base)),
            ("wrong-1", try await diff(started, other)),
        ] { try clone.folder.write(patch, to: "\(exercise)/\(name).patch") }
        try clone.folder.write("// A header.\n" + Self.base, to: Self.path)
        let library = ExerciseLibrary(packageRoot: clone.folder.path)
        let patches = try await library.rebase("an-exercise", continues: false)
        #expect(patches.files(through: "solution")[Self.path] == "// A header.\n" + Self.base)
        #expect(patches.files(through: "wrong-1")[Self.path] == "// A header.\n" + other)
        let written = try await library.write(patches, of: "an-exercise")
        #expect(written == ["start", "solution", "wrong-1"])
        #expect(library.solution(of: "an-exercise") == nil)
        let wrong = try clone.folder.text(of: "\(exercise)/wrong-1.patch")
        #expect(
            wrong.hasSuffix("@@ -8,1 +8,1 @@\n-        generation += 2\n+        generation += 3\n")
        )
        let again = try await library.rebase("an-exercise", continues: false)
        #expect(!again.isMerged)
        #expect(again.files(through: "solution")[Self.path] == "// A header.\n" + Self.base)
        #expect(try await library.write(again, of: "an-exercise").isEmpty)
    }

    @Test("A patch that was applied to edited sources is written with their lines")
    func idempotence() async throws {
        let clone = try await Clone(patched: Self.base.replacing("+= 1", with: "+= 2"))
        defer { clone.folder.remove() }
        try clone.folder.write("// A header.\n" + Self.base, to: Self.path)
        #expect(try await clone.rebased()?.hasPrefix("// A header.\n/// Presents") == true)
        let patch = try clone.folder.text(of: "\(Self.change)/mvp.patch")
        #expect(
            patch.contains("@@ -8,1 +8,1 @@\n-        generation += 1\n+        generation += 2\n")
        )
        _ = try await clone.rebased()
        #expect(try clone.folder.text(of: "\(Self.change)/mvp.patch") == patch)
    }

    @Test("A conflict leaves a file with markers, which a continued rebase uses")
    func conflict() async throws {
        let clone = try await Clone(patched: Self.base.replacing("+= 1", with: "+= 2"))
        defer { clone.folder.remove() }
        let edited = Self.base.replacing("+= 1", with: "+= 3")
        try clone.folder.write(edited, to: Self.path)
        let before = try clone.folder.text(of: "\(Self.change)/mvp.patch")
        #expect(try await clone.rebased() == nil)
        #expect(try clone.folder.text(of: "\(Self.change)/mvp.patch") == before)
        let place = ".build/archbench/rebase/a-change/mvp/\(Self.path)"
        #expect(try clone.folder.text(of: place).contains("<<<<<<< sources"))
        let found = try await clone.library.rebase("a-change", [.variant(.mvp)], continues: true)
        #expect(found.open == ["mvp"])
        #expect(found.conflicts.map { $0.hasSuffix("\(place):7") } == [true])
        try clone.folder.write(Self.base.replacing("+= 1", with: "+= 4"), to: place)
        #expect(try await clone.rebased(continues: true)?.contains("+= 4") == true)
    }

    @Test("The error for a patch with an unknown base suggests to fetch history")
    func missingBase() async throws {
        let clone = try await Clone(patched: Self.base.replacing("+= 1", with: "+= 2"))
        defer { clone.folder.remove() }
        try clone.folder.write("let other = 1\n", to: Self.path)
        try await clone.git("rm", "--force", "--quiet", "--cached", Self.path)
        try await clone.git("gc", "--quiet", "--prune=now")
        let error = await #expect(throws: ApplicationError.self) { try await clone.rebased() }
        #expect(error?.description.contains("git fetch --unshallow") == true)
    }
}

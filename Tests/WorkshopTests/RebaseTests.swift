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

    /// A clone with one change, whose patch was made on ``base``.
    private struct Clone {
        let folder: TemporaryFolder
        var library: ChangeLibrary { ChangeLibrary(packageRoot: folder.path) }

        init(patched: String, newFile: String? = nil) async throws {
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
            let patch = try await git("diff", "--full-index", "--", path)
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

    @Test("A patch uses the new name of a renamed property, also in its own lines and files")
    func rename() async throws {
        let patched = Self.base.replacing(
            "show(generation)",
            with: "show(generation + 1)\n        log(generation)"
        )
        let clone = try await Clone(patched: patched, newFile: "func use() { a.generation = 1 }\n")
        defer { clone.folder.remove() }
        try clone.folder.write(Self.base.replacing("generation", with: "round"), to: Self.path)
        let text = try await clone.rebased()
        #expect(text == patched.replacing("generation", with: "round"))
        let new = try clone.folder.text(of: "\(Self.change)/mvp/\(Self.implementation)/New.swift")
        #expect(new == "func use() { a.round = 1 }\n")
    }

    @Test("Another name in the place of one that no source declares is no renaming")
    func edit() async throws {
        let patched = Self.base.replacing(
            "show(generation)",
            with: "show(generation)\n        log()\n        show(0)"
        )
        let clone = try await Clone(patched: patched, newFile: "func use() { show(1) }\n")
        defer { clone.folder.remove() }
        let edited = Self.base.replacing("show(generation)", with: "display(generation)")
        try clone.folder.write(edited, to: Self.path)
        _ = try await clone.rebased()
        let new = try clone.folder.text(of: "\(Self.change)/mvp/\(Self.implementation)/New.swift")
        #expect(new == "func use() { show(1) }\n")
    }

    @Test("A patch uses the new name of a renamed method that another file declares")
    func renameElsewhere() async throws {
        let patched = Self.base.replacing("show(generation)", with: "self.show(generation)")
        let clone = try await Clone(patched: patched)
        defer { clone.folder.remove() }
        let edited = Self.base.replacing("show(generation)", with: "display(generation)")
        try clone.folder.write(edited, to: Self.path)
        try clone.folder.write(
            "extension GreetingPresenter { func display(_ number: Int) {} }",
            to: "\(Self.implementation)/GreetingPresenter+View.swift"
        )
        #expect(
            try await clone.rebased()
                == edited.replacing("display(generation)", with: "self.display(generation)")
        )
    }

    @Test("A reworded comment beside an edit and a property beside another one need no hand")
    func neighbours() async throws {
        let patched = Self.base.replacing(
            "private var generation = 0",
            with: "private var generation = 1\n    private var isLoading = false"
        )
        let clone = try await Clone(patched: patched)
        defer { clone.folder.remove() }
        let edited = Self.base.replacing("number of requests", with: "request count")
            .replacing("\n\n    func", with: "\n    private var page = 0\n\n    func")
        try clone.folder.write(edited, to: Self.path)
        #expect(
            try await clone.rebased()
                == edited.replacing(
                    "generation = 0",
                    with: "generation = 1\n    private var isLoading = false"
                )
        )
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

    @Test("A conflict leaves a file with markers, which is used after a person has corrected it")
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

    @Test("A patch whose base git does not have, and that does not apply, names what is missing")
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

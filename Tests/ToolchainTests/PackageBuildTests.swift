internal import InputFiles
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("A build of a package")
struct PackageBuildTests {
    private let wide = ["SELECTION": "one two"]
    private let narrow = ["SELECTION": "one"]

    /// Creates a folder with a `swift` that logs the selection and runs a shell script.
    private func folder(_ scenario: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(["scratch/.keep": ""])
        try folder.writeSwift("echo \"$SELECTION\" >>'\(folder.path)/log'\n\(scenario)")
        return folder
    }

    private func build(in folder: TemporaryFolder) async throws -> PackageBuild {
        PackageBuild(
            packageRoot: folder.path,
            scratchFolder: "\(folder.path)/scratch",
            toolchain: try await SwiftToolchain.find(path: "\(folder.path)/bin"),
            environment: wide,
            fallback: narrow
        )
    }

    private func lastEnvironment(in folder: TemporaryFolder) -> [String: String] {
        PackageBuild.lastEnvironment(in: "\(folder.path)/scratch")
    }

    @Test("A successful build records its environment")
    func records() async throws {
        let folder = try folder("exit 0")
        defer { folder.remove() }
        #expect(lastEnvironment(in: folder) == [:])
        try await build(in: folder).run([])
        #expect(lastEnvironment(in: folder) == wide)
        #expect(try folder.text(of: "log") == "one two\n")
    }

    @Test("A build with compile errors is repeated with the narrower selection")
    func fallsBack() async throws {
        let folder = try folder(
            """
            [ "$SELECTION" = one ] || { echo '/two.swift:1:1: error: no'; exit 1; }
            """
        )
        defer { folder.remove() }
        try await build(in: folder).run([])
        #expect(lastEnvironment(in: folder) == narrow)
        #expect(try folder.text(of: "log") == "one two\none\n")
    }

    @Test("Compile errors of the narrower selection are thrown, and nothing is recorded")
    func notCompiled() async throws {
        let folder = try folder("echo \"/$SELECTION.swift:1:1: error: no\"; exit 1")
        defer { folder.remove() }
        await #expect(
            throws: ApplicationError.notCompiled(messages: ["/one.swift:1:1: error: no"])
        ) {
            try await build(in: folder).run([])
        }
        #expect(lastEnvironment(in: folder) == [:])
    }

    @Test("A build that fails for another reason is not repeated")
    func otherFailure() async throws {
        let folder = try folder("echo 'error: no space left' >&2; exit 1")
        defer { folder.remove() }
        await #expect(throws: ApplicationError.self) { try await build(in: folder).run([]) }
        #expect(try folder.text(of: "log") == "one two\n")
    }
}

internal import Foundation
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The toolchain that is first on PATH")
struct SwiftToolchainTests {
    private static let versionLine = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

    /// A folder with a `swift` that prints something, and programs that do nothing.
    private func folder(printing text: String, tools: [String] = []) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.writeProgram("swift", "[ \"$*\" = --version ] && printf '%s\\n' '\(text)'")
        for tool in tools { try folder.writeProgram(tool, "") }
        return folder
    }

    @Test("It is found in the first folder that has one, and tells its version")
    func found() async throws {
        let empty = try TemporaryFolder()
        let first = try folder(printing: "warning\nApple \(Self.versionLine)\nTarget: x86_64")
        let second = try folder(printing: "Swift version 6.9")
        defer { for folder in [empty, first, second] { folder.remove() } }
        let toolchain = try await SwiftToolchain.find(
            path: "\(empty.path):\(first.path):\(second.path)"
        )
        #expect(toolchain.swift == "\(first.path)/swift")
        #expect(toolchain.version == "Apple \(Self.versionLine)")
    }

    @Test("Where there is none, the message names the folders that were searched")
    func missing() async throws {
        let one = try TemporaryFolder(["swift": "not executable"])
        let other = try TemporaryFolder()
        defer { for folder in [one, other] { folder.remove() } }
        let error = await #expect(throws: ToolchainError.self) {
            _ = try await SwiftToolchain.find(path: "\(one.path)::\(other.path)")
        }
        #expect(
            error?.description
                == "'swift' was not found; looked in \(one.path), \(other.path)."
        )
    }

    @Test("An empty PATH is called so")
    func emptyPath() async {
        let error = await #expect(throws: ToolchainError.self) {
            _ = try await SwiftToolchain.find(path: "")
        }
        #expect(error?.description == "'swift' was not found; PATH contains no folder.")
    }

    @Test("A folder called swift is passed over, as a shell does")
    func folderCalledSwift() async throws {
        let decoy = try TemporaryFolder(["swift/Package.swift": ""])
        let real = try folder(printing: Self.versionLine)
        defer { for folder in [decoy, real] { folder.remove() } }
        let toolchain = try await SwiftToolchain.find(path: "\(decoy.path):\(real.path)")
        #expect(toolchain.swift == "\(real.path)/swift")
    }

    @Test(
        "An old version is refused, with what was found and what is needed",
        arguments: ["5.10.1", "6.1.3", "6"]
    )
    func tooOld(version: String) async throws {
        let folder = try folder(printing: "Swift version \(version) (swift-RELEASE)")
        defer { folder.remove() }
        let error = await #expect(throws: ToolchainError.self) {
            _ = try await SwiftToolchain.find(path: folder.path)
        }
        let swift = "\(folder.path)/swift"
        #expect(
            error?.description
                == "'swift' at \(swift) is version \(version); 6.2 or later is needed."
        )
    }

    @Test("New enough versions are taken", arguments: ["6.2", "6.2-dev", "6.10", "7.0.1"])
    func newEnough(version: String) async throws {
        let folder = try folder(printing: "Swift version \(version)")
        defer { folder.remove() }
        let toolchain = try await SwiftToolchain.find(path: folder.path)
        #expect(toolchain.version == "Swift version \(version)")
    }

    @Test("What does not tell a version is refused", arguments: ["hello", "Swift version", ""])
    func unknownVersion(text: String) async throws {
        let folder = try folder(printing: text)
        defer { folder.remove() }
        await #expect(
            throws: ToolchainError.unknownVersion(
                tool: "swift",
                path: "\(folder.path)/swift",
                output: text.isEmpty ? "nothing" : text
            )
        ) {
            _ = try await SwiftToolchain.find(path: folder.path)
        }
    }

    @Test("A swift that fails is told apart from one that is missing")
    func failing() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let swift = try folder.writeProgram("swift", "echo no licence >&2; exit 2")
        await #expect(
            throws: ToolchainError.failed(
                command: "\(swift) --version",
                status: 2,
                output: "no licence"
            )
        ) {
            _ = try await SwiftToolchain.find(path: folder.path)
        }
    }

    @Test("Tools are taken from beside swift, behind links, and from nowhere else")
    func tools() async throws {
        let real = try folder(printing: Self.versionLine, tools: ["llvm-cov"])
        let links = try TemporaryFolder()
        defer { for folder in [real, links] { folder.remove() } }
        try links.link("swift", to: "\(real.path)/swift")
        try links.writeProgram("llvm-profdata", "")
        let toolchain = try await SwiftToolchain.find(path: links.path)
        #expect(try toolchain.tool("llvm-cov") == "\(real.path)/llvm-cov")
        #expect(
            throws: ToolchainError.notFound(tool: "llvm-profdata", searched: [real.path])
        ) {
            _ = try toolchain.tool("llvm-profdata")
        }
    }
}

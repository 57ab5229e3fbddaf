internal import Foundation
internal import InputFiles
internal import TemporaryFolders
internal import Testing
internal import Toolchain

@Suite("The toolchain that is first on PATH")
struct SwiftToolchainTests {
    private static let versionLine = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"

    /// Returns a toolchain whose `swift` prints a version.
    private func toolchain(version: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.writeSwift(version: version)
        return folder
    }

    @Test("The first toolchain on PATH is found, with its version")
    func found() async throws {
        let empty = try TemporaryFolder()
        let first = try toolchain(version: "Apple \(Self.versionLine)")
        let second = try toolchain(version: "Swift version 6.9")
        defer { for folder in [empty, first, second] { folder.remove() } }
        let toolchain = try await SwiftToolchain.find(
            path: "\(empty.path):\(first.path)/bin:\(second.path)/bin"
        )
        #expect(toolchain.swift == "\(first.path)/bin/swift")
        #expect(toolchain.version == "Apple \(Self.versionLine)")
    }

    @Test("The error for a missing toolchain lists the searched folders")
    func missing() async throws {
        let one = try TemporaryFolder(["swift": "not executable"])
        let other = try TemporaryFolder()
        defer { for folder in [one, other] { folder.remove() } }
        let error = await #expect(throws: ApplicationError.self) {
            _ = try await SwiftToolchain.find(path: "\(one.path)::\(other.path)")
        }
        #expect(
            error?.description
                == "'swift' was not found; looked in \(one.path), \(other.path)."
        )
    }

    @Test("The error for an empty PATH says so")
    func emptyPath() async {
        let error = await #expect(throws: ApplicationError.self) {
            _ = try await SwiftToolchain.find(path: "")
        }
        #expect(error?.description == "'swift' was not found; PATH contains no folder.")
    }

    @Test("A folder named swift is skipped")
    func folderCalledSwift() async throws {
        let decoy = try TemporaryFolder(["swift/Package.swift": ""])
        let real = try toolchain(version: Self.versionLine)
        defer { for folder in [decoy, real] { folder.remove() } }
        let toolchain = try await SwiftToolchain.find(path: "\(decoy.path):\(real.path)/bin")
        #expect(toolchain.swift == "\(real.path)/bin/swift")
    }

    @Test(
        "An old version is refused with the found and the required version",
        arguments: ["5.10.1", "6.1.3", "6"]
    )
    func tooOld(version: String) async throws {
        let folder = try toolchain(version: "Swift version \(version) (swift-RELEASE)")
        defer { folder.remove() }
        let error = await #expect(throws: ApplicationError.self) {
            _ = try await SwiftToolchain.find(path: "\(folder.path)/bin")
        }
        let swift = "\(folder.path)/bin/swift"
        #expect(
            error?.description
                == "'swift' at \(swift) is version \(version); 6.2 or later is needed."
        )
    }

    @Test("Versions from 6.2 on are accepted", arguments: ["6.2", "6.2-dev", "6.10", "7.0.1"])
    func newEnough(version: String) async throws {
        let folder = try toolchain(version: "Swift version \(version)")
        defer { folder.remove() }
        let toolchain = try await SwiftToolchain.find(path: "\(folder.path)/bin")
        #expect(toolchain.version == "Swift version \(version)")
    }

    @Test("A program that does not answer like the compiler is refused")
    func unknownVersion() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (answer, told) in [
            ("hello\nthere", "hello"), ("", "nothing"), ("{}", "{}"),
            (#"{"compilerVersion":"next","paths":{"runtimeResourcePath":"/"}}"#, "next"),
        ] {
            let swift = try folder.writeProgram("swift", "echo '\(answer)'")
            await #expect(
                throws: ApplicationError.unknownVersion(tool: "swift", path: swift, output: told)
            ) {
                _ = try await SwiftToolchain.find(path: folder.path)
            }
        }
    }

    @Test("A failing swift has another error than a missing one")
    func failing() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let swift = try folder.writeProgram("swift", "echo no licence >&2; exit 2")
        await #expect(
            throws: ApplicationError.failed(
                command: "\(swift) -print-target-info",
                status: 2,
                output: "no licence"
            )
        ) {
            _ = try await SwiftToolchain.find(path: folder.path)
        }
    }

    @Test(
        "Tools come from the folder of the real compiler, not of a link"
    )
    func tools() async throws {
        let real = try toolchain(version: Self.versionLine)
        let links = try TemporaryFolder()
        defer { for folder in [real, links] { folder.remove() } }
        try real.writeProgram("bin/llvm-cov", "")
        try links.link("swift", to: "\(real.path)/bin/swift")
        try links.writeProgram("llvm-profdata", "")
        let toolchain = try await SwiftToolchain.find(path: links.path)
        #expect(try toolchain.tool("llvm-cov") == "\(real.path)/bin/llvm-cov")
        #expect(
            throws: ApplicationError.notFound(tool: "llvm-profdata", searched: ["\(real.path)/bin"])
        ) {
            _ = try toolchain.tool("llvm-profdata")
        }
        #expect(throws: ApplicationError.self) { _ = try toolchain.library("libIndexStore") }
    }

    @Test(
        "A swift that forwards to the compiler gives the compiler's folder",
        arguments: [
            // A link to swiftly, which forwards by the name that it is called with.
            (
                "share/swiftly/bin/swift", link: "share/swiftly/bin/swiftly",
                toolchain: "share/swiftly/toolchains/6.3.1/usr"
            ),
            // A program that Xcode forwards, and a path with a blank.
            (
                "usr/bin/swift", link: nil,
                toolchain: "Xcode 26.app/Developer/Toolchains/XcodeDefault.xctoolchain/usr"
            ),
        ] as [(String, link: String?, toolchain: String)]
    )
    func forwarding(swift: String, link: String?, toolchain usr: String) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let root = "\(folder.path)/\(usr)"
        let info =
            #"{"compilerVersion":"\#(Self.versionLine)","#
            + #""paths":{"runtimeResourcePath":"\#(root)/lib/swift"}}"#
        try folder.writeProgram("\(usr)/bin/swift", "echo '\(info)'")
        try folder.writeProgram("\(usr)/bin/llvm-cov", "")
        let library = Platform.libraryFile("libIndexStore")
        try folder.write("", to: "\(usr)/lib/\(library)")
        let forwarding = "echo A new version is available.\nexec '\(root)/bin/swift' \"$@\""
        try folder.writeProgram(link ?? swift, forwarding)
        if let link { try folder.link(swift, to: "\(folder.path)/\(link)") }
        let bin = URL(fileURLWithPath: "\(folder.path)/\(swift)").deletingLastPathComponent().path
        let toolchain = try await SwiftToolchain.find(path: bin)
        #expect(toolchain.swift == "\(folder.path)/\(swift)")
        #expect(try toolchain.tool("llvm-cov") == "\(root)/bin/llvm-cov")
        #expect(try toolchain.library("libIndexStore") == "\(root)/lib/\(library)")
    }
}

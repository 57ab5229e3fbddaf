internal import Foundation
internal import InputFiles
internal import Pipeline
internal import TemporaryFolders
internal import Testing

@Suite("The folder of the package")
struct PackageRootTests {
    private let manifest = "let package = Package(\n    name: \"archbench\",\n)\n"

    @Test(
        "The package is found from its root and from folders below it",
        arguments: ["", "/Sources/Features/A"]
    )
    func below(folder: String) throws {
        let package = try TemporaryFolder([
            "Package.swift": manifest, "Sources/Features/A/B.swift": "",
        ])
        defer { package.remove() }
        #expect(try PackageRoot.find(from: package.path + folder) == package.path)
    }

    @Test("A nested package inside of the package is skipped")
    func nested() throws {
        let package = try TemporaryFolder([
            "Package.swift": manifest, "Tools/Other/Package.swift": "",
            "Tools/Other/Sources/Features/A/B.swift": "",
        ])
        defer { package.remove() }
        #expect(try PackageRoot.find(from: "\(package.path)/Tools/Other") == package.path)
    }

    @Test("The error outside of a clone names the folder and the remedy")
    func outside() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(
            try message(from: folder.path)
                == "\(folder.path) is not inside a clone of archbench.\n"
                + "Run the command in the folder of your clone."
        )
    }

    @Test("Another package is not accepted, also if it has features")
    func other() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "let package = Package(name: \"archbench-like\")\n",
            "Sources/Features/A.swift": "",
        ])
        defer { folder.remove() }
        #expect(
            try message(from: "\(folder.path)/Sources")
                == "\(folder.path)/Sources is not inside a clone of archbench; "
                + "\(folder.path) is another package.\n"
                + "Run the command in the folder of your clone."
        )
    }

    private func message(from folder: String) throws -> String? {
        #expect(throws: ApplicationError.self) {
            _ = try PackageRoot.find(from: folder)
        }?.description
    }
}

internal import Foundation
internal import TemporaryFolders
internal import Testing
internal import Workbench

@Suite("The folder of the package")
struct PackageRootTests {
    @Test(
        "It is found from itself and from any folder below",
        arguments: ["", "/Sources/Features/A"]
    )
    func below(folder: String) throws {
        let package = try TemporaryFolder(["Package.swift": "", "Sources/Features/A/B.swift": ""])
        defer { package.remove() }
        #expect(try PackageRoot.find(from: package.path + folder) == package.path)
    }

    @Test("Another package on the way up is passed over")
    func nested() throws {
        let package = try TemporaryFolder([
            "Package.swift": "", "Sources/Features/A/B.swift": "", "Tools/Other/Package.swift": "",
        ])
        defer { package.remove() }
        #expect(try PackageRoot.find(from: "\(package.path)/Tools/Other") == package.path)
    }

    @Test("Outside of it the message names the folder and what to do")
    func outside() throws {
        let folder = try TemporaryFolder(["Package.swift": "", "Sources/Other/A.swift": ""])
        defer { folder.remove() }
        let error = #expect(throws: WorkbenchError.self) {
            _ = try PackageRoot.find(from: folder.path)
        }
        #expect(
            error?.description
                == "\(folder.path) is not inside archbench's own package, which is what this "
                + "command measures.\n"
                + "Change into the folder of your clone and run it there."
        )
    }
}

internal import Foundation
internal import TemporaryFolders
internal import Testing

@testable internal import Pipeline

@Suite("The copy of the sources for mutants")
struct SourceCopyTests {
    @Test("Restoring the copy reverts changes and does not rewrite equal files")
    func restores() throws {
        let root = try TemporaryFolder([
            "Package.swift": "package", "Sources/A/a.swift": "a", "Sources/A/b.swift": "b",
            "Tests/t.swift": "t", "Reports/README.md": "none of it",
        ])
        defer { root.remove() }
        let copy = SourceCopy(packageRoot: root.path, folder: "\(root.path)/.build/copy")
        func files() throws -> Set<String> {
            let manager = FileManager.default
            let below = try manager.subpathsOfDirectory(atPath: copy.folder)
            return Set(
                below.filter {
                    var isFolder: ObjCBool = false
                    _ = manager.fileExists(
                        atPath: "\(copy.folder)/\($0)",
                        isDirectory: &isFolder
                    )
                    return !isFolder.boolValue
                }
            )
        }
        func number(_ file: String) throws -> Int? {
            let path = "\(copy.folder)/\(file)"
            return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        }
        let all: Set = ["Package.swift", "Sources/A/a.swift", "Sources/A/b.swift", "Tests/t.swift"]

        try copy.restore()
        #expect(try files() == all)
        let kept = try number("Sources/A/a.swift")
        try root.write("changed", to: ".build/copy/Sources/A/b.swift")
        try root.write("new", to: ".build/copy/Sources/B/c.swift")
        try root.write("built", to: ".build/copy/.build/c.o")

        try copy.restore()
        #expect(try files() == all.union([".build/c.o"]))
        #expect(try root.text(of: ".build/copy/Sources/A/b.swift") == "b")
        #expect(try number("Sources/A/a.swift") == kept)
    }
}

internal import CellTestRuns
internal import Foundation
internal import Matrix
internal import TemporaryFolders
internal import Testing

@Suite("A copy of the package with cells and their tests alone")
struct CellPackageTests {
    private let cell = Cell(feature: .greeting, variant: .mvp)

    private func package(in folder: TemporaryFolder) -> CellPackage {
        CellPackage(
            [cell],
            keeping: ["Catalogue"],
            packageRoot: "\(folder.path)/original",
            folder: "\(folder.path)/copy"
        )
    }

    private func original() throws -> TemporaryFolder {
        try TemporaryFolder([
            "original/Package.swift": "let package = 1\n",
            "original/\(cell.sourcePath)/GreetingPresenter.swift": "struct A {}\n",
            "original/Sources/Features/Greeting/MVC/GreetingView.swift": "struct B {}\n",
            "original/\(cell.testPath)/ATests.swift": "",
        ])
    }

    @Test("Sources and tests are those of the original; the manifest asks for what is named")
    func links() throws {
        let folder = try original()
        defer { folder.remove() }
        try package(in: folder).write()
        let copied = try String(
            contentsOfFile: "\(folder.path)/copy/\(cell.sourcePath)/GreetingPresenter.swift",
            encoding: .utf8
        )
        #expect(copied == "struct A {}\n")
        let manifest = try String(
            contentsOfFile: "\(folder.path)/copy/Package.swift",
            encoding: .utf8
        )
        #expect(manifest.hasPrefix("let package = 1\n"))
        #expect(manifest.contains(#"["GreetingMVPTests", "Catalogue"].forEach(need)"#))
    }

    @Test("A folder that is to be filled with other sources is there and empty; the rest is linked")
    func leavesEmpty() throws {
        let folder = try original()
        defer { folder.remove() }
        try package(in: folder).write(leavingEmpty: [cell.sourcePath])
        let manager = FileManager.default
        let copy = "\(folder.path)/copy"
        #expect(try manager.contentsOfDirectory(atPath: "\(copy)/\(cell.sourcePath)") == [])
        #expect(
            try manager.contentsOfDirectory(atPath: "\(copy)/Sources/Features/Greeting/MVC")
                == ["GreetingView.swift"]
        )
    }

    @Test("Writing again leaves what is right as it is, and mends what is not")
    func writesAgain() throws {
        let folder = try original()
        defer { folder.remove() }
        try package(in: folder).write()
        let manifest = "\(folder.path)/copy/Package.swift"
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: manifest)
        try FileManager.default.removeItem(atPath: "\(folder.path)/copy/Tests")
        try package(in: folder).write()
        let date = try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate]
        #expect(date as? Date == past)
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/copy/\(cell.testPath)"))
    }

    @Test("What cannot be copied is named")
    func failure() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(throws: CellPackageFailure.self) { try package(in: folder).write() }
    }
}

internal import Foundation
internal import Report
internal import TemporaryFolders
internal import Testing

@Suite("The folder of a report")
struct ReportFolderTests {
    private let files = ["a.md", "b.md", "c.json"].map {
        (name: $0, data: Data("new \($0)".utf8))
    }

    @Test("Files are written into a new folder, and over old ones, and nothing else is left")
    func writes() throws {
        let folder = try TemporaryFolder(["old/b.md": "old", "old/other.md": "kept"])
        defer { folder.remove() }
        for name in ["old", "new/deep"] {
            try ReportFolder.write(files, to: "\(folder.path)/\(name)")
            for file in files {
                #expect(try folder.data(of: "\(name)/\(file.name)") == file.data)
            }
        }
        let old = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/old")
        #expect(old.sorted() == ["a.md", "b.md", "c.json", "other.md"])
        #expect(try folder.text(of: "old/other.md") == "kept")
    }

    @Test("A folder that is a file is left as it is")
    func folderIsFile() throws {
        let folder = try TemporaryFolder(["Reports": "a file"])
        defer { folder.remove() }
        let path = "\(folder.path)/Reports"
        let error = #expect(throws: ReportFolder.Failure.self) {
            try ReportFolder.write(files, to: path)
        }
        #expect(
            error?.description
                == "\(path) cannot be written: the folder cannot be made. "
                + "What was there before is whole."
        )
        #expect(try folder.text(of: "Reports") == "a file")
        #expect(try folder.names() == ["Reports"])
    }

    @Test("What can be written is known before, and nothing is made to find out")
    func check() throws {
        let folder = try TemporaryFolder(["there/a.md": "old", "file": ""])
        defer { folder.remove() }
        for name in ["there", "there/", "new/deep"] {
            try ReportFolder.check("\(folder.path)/\(name)")
        }
        for name in ["file", "file/deep/er"] {
            let error = #expect(throws: ReportFolder.Failure.self) {
                try ReportFolder.check("\(folder.path)/\(name)")
            }
            #expect(error?.path == "\(folder.path)/\(name)")
            #expect(error?.reason.hasSuffix("/file is not a folder.") == true)
        }
        #expect(try folder.names() == ["file", "there"])
    }

    @Test("Where one name is taken by a folder, no file is replaced", arguments: ["a", "b", "c"])
    func nameIsFolder(taken: String) throws {
        let folder = try TemporaryFolder(["a.md": "old a", "b.md": "old b", "c.json": "old c"])
        defer { folder.remove() }
        let name = taken == "c" ? "c.json" : "\(taken).md"
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        try folder.write("kept", to: "\(name)/inside.txt")
        let error = #expect(throws: ReportFolder.Failure.self) {
            try ReportFolder.write(files, to: folder.path)
        }
        #expect(error?.description.hasPrefix("\(folder.path)/\(name) cannot be written: ") == true)
        #expect(try folder.names() == ["a.md", "b.md", "c.json"])
        #expect(try folder.text(of: "\(name)/inside.txt") == "kept")
        for file in files where file.name != name {
            #expect(try folder.text(of: file.name).hasPrefix("old"))
        }
    }

    @Test("Where a temporary name cannot be written, no file is replaced")
    func temporaryFails() throws {
        let folder = try TemporaryFolder(["a.md": "old"])
        defer { folder.remove() }
        // No file system takes a name as long as this.
        let long = (name: String(repeating: "x", count: 300), data: Data())
        #expect(throws: ReportFolder.Failure.self) {
            try ReportFolder.write([files[0], long], to: folder.path)
        }
        #expect(try folder.names() == ["a.md"])
        #expect(try folder.text(of: "a.md") == "old")
    }
}

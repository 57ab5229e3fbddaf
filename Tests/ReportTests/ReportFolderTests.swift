internal import Foundation
internal import InputFiles
internal import Report
internal import ReportSamples
internal import TemporaryFolders
internal import Testing

@Suite("The folder of a report")
struct ReportFolderTests {
    private let files = ["a.md", "b.md", "c.json"].map {
        (name: $0, data: Data("new \($0)".utf8))
    }
    private let scope = ReportScope(
        matrix: ["greeting": ["mvc", "mvp"]],
        metrics: [.lines, .trace]
    )

    /// Returns a page with the mark of archbench.
    private func own(_ text: String) -> String { ReportFolder.marked(text) }

    /// Returns the report file of one feature and variant with some metrics.
    private func report(
        version: Int = Report.currentVersion,
        metrics: [String] = ["lines"]
    ) -> String {
        let values = metrics.map { #","\#($0)":{"values":[]}"# }.joined()
        return #"{"version":\#(version),"provenance":{"program":"archbench 0.0.0"}"#
            + #","features":["greeting"],"variants":["mvc"],"matrix":"#
            + #"[{"feature":"greeting","variants":["mvc"]}]\#(values)}"#
    }

    private func write(_ files: [(name: String, data: Data)], to folder: String) throws {
        try ReportFolder.write(files, of: scope, to: folder)
    }

    private func check(_ folder: String) throws {
        try ReportFolder.check(folder, for: scope, names: files.map(\.name))
    }

    @Test("Files are written to new and existing folders, and other files are kept")
    func writes() throws {
        let folder = try TemporaryFolder(["old/b.md": own("old"), "old/other.md": own("kept")])
        defer { folder.remove() }
        for name in ["old", "new/deep"] {
            try write(files, to: "\(folder.path)/\(name)")
            for file in files {
                #expect(try folder.data(of: "\(name)/\(file.name)") == file.data)
            }
        }
        let old = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/old")
        #expect(old.sorted() == ["a.md", "b.md", "c.json", "other.md"])
        #expect(try folder.text(of: "old/other.md") == own("kept"))
    }

    @Test("A file with unchanged contents is not written again")
    func unchanged() throws {
        let folder = try TemporaryFolder(["a.md": own("old"), "report.json": report()])
        defer { folder.remove() }
        try write(files, to: folder.path)
        let long = Date(timeIntervalSince1970: 1_000_000)
        let manager = FileManager.default
        func path(_ name: String) -> String { "\(folder.path)/\(name)" }
        func date(_ name: String) throws -> Date? {
            try manager.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
        }
        try folder.write(own("changed"), to: "b.md")
        for file in files {
            try manager.setAttributes([.modificationDate: long], ofItemAtPath: path(file.name))
        }
        try write(files, to: folder.path)
        let isOld = try files.map { try date($0.name) == long }
        #expect(isOld == [true, false, true])
        let contents = try files.map { try folder.data(of: $0.name) }
        #expect(contents == files.map(\.data))
    }

    @Test("A file at the path of the folder is not changed")
    func folderIsFile() throws {
        let folder = try TemporaryFolder(["Reports": "a file"])
        defer { folder.remove() }
        let path = "\(folder.path)/Reports"
        let error = #expect(throws: ApplicationError.self) {
            try write(files, to: path)
        }
        #expect(
            error?.description
                == "\(path) cannot be written: the folder cannot be created. "
                + "The previous files are unchanged."
        )
        #expect(try folder.text(of: "Reports") == "a file")
        #expect(try folder.names() == ["Reports"])
    }

    @Test("Checking whether a folder can be written creates nothing")
    func check() throws {
        let folder = try TemporaryFolder(["there/a.md": own("old"), "file": ""])
        defer { folder.remove() }
        for name in ["there", "there/", "new/deep"] { try check("\(folder.path)/\(name)") }
        for name in ["file", "file/deep/er"] {
            let error = #expect(throws: ApplicationError.self) {
                try check("\(folder.path)/\(name)")
            }
            let message = try #require(error?.description)
            #expect(message.hasPrefix("\(folder.path)/\(name) cannot be written: "))
            #expect(message.contains("/file is not a folder."))
        }
        #expect(try folder.names() == ["file", "there"])
    }

    @Test("A folder with the name of a page prevents all writing", arguments: ["a", "b", "c"])
    func nameIsFolder(taken: String) throws {
        let folder = try TemporaryFolder([
            "a.md": own("old a"), "b.md": own("old b"), "c.json": own("old c"),
            "report.json": report(),
        ])
        defer { folder.remove() }
        let name = taken == "c" ? "c.json" : "\(taken).md"
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        try folder.write("kept", to: "\(name)/inside.txt")
        let error = #expect(throws: ApplicationError.self) {
            try write(files, to: folder.path)
        }
        #expect(error?.description.hasPrefix("\(folder.path)/\(name) cannot be written: ") == true)
        #expect(try folder.names() == ["a.md", "b.md", "c.json", "report.json"])
        #expect(try folder.text(of: "\(name)/inside.txt") == "kept")
        for file in files where file.name != name {
            #expect(try folder.text(of: file.name).hasPrefix("old"))
        }
    }

    @Test("A failed temporary file prevents all writing")
    func temporaryFails() throws {
        let folder = try TemporaryFolder(["a.md": own("old")])
        defer { folder.remove() }
        // No file system accepts a name of this length.
        let long = (name: String(repeating: "x", count: 300), data: Data())
        #expect(throws: ApplicationError.self) {
            try write([files[0], long], to: folder.path)
        }
        #expect(try folder.names() == ["a.md"])
        #expect(try folder.text(of: "a.md") == own("old"))
    }

    // MARK: - What is there already

    /// Returns the error with which the check and the writing refuse a folder with `files`. Expects
    /// that the files are unchanged.
    private func refusal(of files: [String: String]) throws -> String? {
        let folder = try TemporaryFolder(files)
        defer { folder.remove() }
        let before = #expect(throws: ApplicationError.self) { try check(folder.path) }
        let error = #expect(throws: ApplicationError.self) {
            try write(self.files, to: folder.path)
        }
        #expect(before == error)
        for (name, text) in files { #expect(try folder.text(of: name) == text) }
        #expect(try folder.names() == files.keys.sorted())
        return error?.description.replacing(folder.path, with: "FOLDER")
    }

    @Test("A folder with a file that archbench did not write is refused")
    func foreignFile() throws {
        let folders: [[String: String]] = [
            // The foreign file would be replaced, would be next to the pages, or is among pages.
            ["a.md": "# My project\n"], ["main.c": ""], ["a.md": own("old"), "main.c": "int x;"],
            ["a.md": own("old") + "and more"], ["c.json": "{}"],
        ]
        for files in folders {
            let name = files.keys.contains("main.c") ? "main.c" : files.keys.first ?? ""
            #expect(
                try refusal(of: files)
                    == "FOLDER contains \(name), which archbench did not write, so nothing is written "
                    + "there.\nName another folder with --output."
            )
        }
    }

    @Test("A folder with a report may have other files, which are not replaced")
    func otherFiles() throws {
        let folder = try TemporaryFolder(["report.json": report(), "picture.png": "p", ".x": ""])
        defer { folder.remove() }
        try check(folder.path)
        try write(files, to: folder.path)
        #expect(try folder.text(of: "picture.png") == "p")
        let message = try refusal(of: ["report.json": report(), "b.md": "mine\n"])
        #expect(message?.hasPrefix("FOLDER contains b.md, which archbench did not write") == true)
    }

    @Test("A file that is a prefix of the new page is replaced")
    func beginning() throws {
        let folder = try TemporaryFolder(["report.json": report(), "a.md": "new"])
        defer { folder.remove() }
        try write(files, to: folder.path)
        #expect(try folder.text(of: "a.md") == "new a.md")
    }

    @Test("Pages without a mark are replaced if an older report is in the folder")
    func olderPages() throws {
        let folder = try TemporaryFolder(["report.json": report(version: 3), "a.md": "old"])
        defer { folder.remove() }
        try check(folder.path)
        try write(files, to: folder.path)
        #expect(try folder.text(of: "a.md") == "new a.md")
    }

    @Test("A more complete report is not replaced, and the error lists the difference")
    func fullerReport() throws {
        let message = try refusal(of: ["report.json": report(metrics: ["lines", "scaling"])])
        #expect(
            message
                == "FOLDER contains a more complete report, which also has scaling. It is not replaced.\n"
                + "Name another folder with --output, or leave nothing out."
        )
        let more = report().replacing("[\"mvc\"]", with: "[\"mvc\",\"viper\"]")
            .replacing("[{", with: #"[{"feature":"blog-feed","variants":["mvc"]},{"#)
        let other = try refusal(of: ["report.json": more])
        #expect(other?.contains("also has the feature blog-feed, the variant viper.") == true)
    }

    @Test("A partial report is replaced, and does not count as a complete one")
    func partialReport() throws {
        let partial = report(metrics: ["lines", "latency"])
            .replacing(#""latency":{"values":[]}"#, with: #""latency":{"pending":true}"#)
        let folder = try TemporaryFolder([
            "a.md": own("old"), "report.json": partial, "whole/report.json": report(),
        ])
        defer { folder.remove() }
        #expect(!ReportFolder.hasCompleteReport(folder.path))
        #expect(ReportFolder.hasCompleteReport("\(folder.path)/whole"))
        #expect(!ReportFolder.hasCompleteReport("\(folder.path)/none"))
        try write(files, to: folder.path)
        #expect(try folder.data(of: "a.md") == files[0].data)
    }

    @Test("Removing a report keeps files that archbench did not write")
    func removal() throws {
        let folder = try TemporaryFolder([
            "own/a.md": own("old"), "own/report.json": report(), "mixed/a.md": own("old"),
            "mixed/report.json": report(), "mixed/notes.txt": "mine",
        ])
        defer { folder.remove() }
        for name in ["own", "mixed", "none"] { ReportFolder.remove("\(folder.path)/\(name)") }
        #expect(try folder.names() == ["mixed"])
        #expect(try folder.names(in: "mixed") == ["notes.txt"])
    }

    @Test("A requested metric that cannot be measured here is not missing")
    func notAvailable() throws {
        var report = try Report.sample()
        report.scaling = .notAvailable("no clock")
        #expect(ReportScope(report).metrics.contains(.scaling))
        report.scaling = .notMeasured
        #expect(!ReportScope(report).metrics.contains(.scaling))
    }
}

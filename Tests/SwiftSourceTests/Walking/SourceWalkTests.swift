internal import Foundation
internal import InputFiles
internal import SwiftSource
internal import TemporaryFolders
internal import Testing

@Suite("The walk over files and folders")
struct SourceWalkTests {
    @Test("Swift files below a folder are found in order of their paths")
    func folder() throws {
        let folder = try TemporaryFolder([
            "Sources/B.swift": "", "Sources/A/Z.swift": "", "Sources/A.swift": "",
            "Sources/notes.md": "", "Sources/.hidden.swift": "", "Other/C.swift": "",
        ])
        defer { folder.remove() }
        let found = ["Sources/.hidden.swift", "Sources/A.swift", "Sources/A/Z.swift"]
        #expect(try paths(["Sources"], in: folder) == found + ["Sources/B.swift"])
        #expect(try paths(["Sources//"], in: folder) == found + ["Sources/B.swift"])
        #expect(try paths(["./Other"], in: folder) == ["./Other/C.swift"])
        #expect(try paths(["."], in: folder).first == "Other/C.swift")
        #expect(try paths(["\(folder.path)/Other"], in: folder) == ["\(folder.path)/Other/C.swift"])
    }

    @Test("The folders .build and .git are skipped unless named")
    func skipped() throws {
        let folder = try TemporaryFolder([
            ".build/A.swift": "", ".git/B.swift": "", "In/.build/C.swift": "", "In/D.swift": "",
        ])
        defer { folder.remove() }
        #expect(try paths(["."], in: folder) == ["In/D.swift"])
        #expect(try paths([".build"], in: folder) == [".build/A.swift"])
    }

    @Test("A named file of any extension is found, and other extensions are reported")
    func namedFile() throws {
        let folder = try TemporaryFolder(["notes.md": "", "A.swift": "", "In/b.md": ""])
        defer { folder.remove() }
        let tree = try SourceWalk(workingFolder: folder.path)
            .collect(["notes.md", "A.swift", "In"])
        #expect(tree.files.map(\.path) == ["A.swift", "notes.md"])
        #expect(tree.otherNames == ["notes.md"])
    }

    #if os(Linux)
        @Test("Files and folders whose names are not UTF-8 are found and read")
        func bytes() throws {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            // The names of a folder and of a file in it, encoded in Latin-1.
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = [
                "-c",
                #"d="$1/$(printf '\351')"; mkdir "$d"; echo 'let a = 1' >"$d/caf$(printf '\351').swift""#,
                "sh", folder.path,
            ]
            try shell.run()
            shell.waitUntilExit()
            let tree = try SourceWalk(workingFolder: folder.path).collect(["."])
            #expect(tree.unreadable == [])
            #expect(tree.files.map(\.path) == [#"\xE9/caf\xE9.swift"#])
            #expect(try tree.files[0].contents() == Array("let a = 1\n".utf8))
        }
    #endif

    @Test("A file reached in several ways is listed once, under the first name")
    func once() throws {
        let folder = try TemporaryFolder(["S/A.swift": "", "S/T/B.swift": ""])
        defer { folder.remove() }
        #expect(try paths(["S", "S/A.swift"], in: folder) == ["S/A.swift", "S/T/B.swift"])
        #expect(try paths(["S/./A.swift", "S"], in: folder) == ["S/./A.swift", "S/T/B.swift"])
        #expect(try paths(["S/T", "S", "S/T/../T"], in: folder) == ["S/A.swift", "S/T/B.swift"])
    }

    @Test("Links below a folder are listed but not followed")
    func links() throws {
        let outside = try TemporaryFolder(["O.swift": ""])
        defer { outside.remove() }
        let folder = try TemporaryFolder(["S/A.swift": "", "S/T/B.swift": ""])
        defer { folder.remove() }
        try folder.link("S/in.swift", to: "A.swift")
        try folder.link("S/loop", to: ".")
        try folder.link("S/out", to: outside.path)
        let tree = try SourceWalk(workingFolder: folder.path).collect(["S"])
        #expect(tree.files.map(\.path) == ["S/A.swift", "S/T/B.swift"])
        #expect(tree.links == ["S/in.swift", "S/loop", "S/out"])
        #expect(tree.unreadable == [])
    }

    @Test("The files of an implementation include those that links lead to")
    func linksOfImplementation() throws {
        let folder = try TemporaryFolder([
            "MVP/A.swift": "a", "MVP/B.swift": "b", "MVC/C.swift": "c",
        ])
        defer { folder.remove() }
        try folder.link("MVC/A.swift", to: "../MVP/A.swift")
        let tree = try SourceWalk(workingFolder: folder.path).collect(implementation: "MVC")
        #expect(tree.files.map(\.path) == ["MVC/A.swift", "MVC/C.swift"])
        #expect(
            try tree.files.map { String(decoding: try $0.contents(), as: UTF8.self) } == ["a", "c"]
        )
    }

    @Test("A named link is followed")
    func namedLink() throws {
        let folder = try TemporaryFolder(["S/A.swift": ""])
        defer { folder.remove() }
        try folder.link("L", to: "S")
        #expect(try paths(["L"], in: folder) == ["L/A.swift"])
        #expect(try paths(["L", "S"], in: folder) == ["L/A.swift"])
    }

    @Test(
        "A path that does not exist is an error",
        arguments: ["missing", "A.swift/B", "dangling"]
    )
    func missing(path: String) throws {
        let folder = try TemporaryFolder(["A.swift": ""])
        defer { folder.remove() }
        try folder.link("dangling", to: "nowhere")
        #expect(throws: ApplicationError.noSuchPath(path)) {
            try SourceWalk(workingFolder: folder.path).collect(["A.swift", path])
        }
    }

    #if os(Linux)
        @Test("A socket is reported as unreadable")
        func special() throws {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let path = "\(folder.path)/socket"
            try #require(path.utf8.count < 100)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
            let bound = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            try #require(bound == 0)
            let tree = try SourceWalk(workingFolder: folder.path).collect(["socket"])
            #expect(tree.files == [])
            let reason = "Not a regular file or folder"
            #expect(tree.unreadable == [UnreadablePath(path: "socket", reason: reason)])
        }
    #endif

    @Test("Named pipes and devices are read, and endless devices are refused")
    func streams() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(mkfifo("\(folder.path)/pipe", 0o600) == 0)
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        writer.arguments = ["-c", #"echo 'let a = 1' >"$1""#, "sh", "\(folder.path)/pipe"]
        try writer.run()
        let tree = try SourceWalk(workingFolder: folder.path).collect(["pipe", "/dev/null"])
        writer.waitUntilExit()
        #expect(tree.files.map(\.path) == ["/dev/null", "pipe"])
        #expect(try tree.files.map { try $0.contents() } == [[], Array("let a = 1\n".utf8)])
        #expect(tree.otherNames == [])
        #expect(tree.unreadable == [])
        let endless = try SourceWalk().collect(["/dev/zero"])
        let reason = "It is larger than 256 MiB"
        #expect(endless.unreadable == [UnreadablePath(path: "/dev/zero", reason: reason)])
    }

    @Test("A named folder without Swift files, or with only excluded ones, is listed")
    func emptyFolders() throws {
        let folder = try TemporaryFolder(["Docs/a.md": "", "S/A.swift": "", "T/B.swift": ""])
        defer { folder.remove() }
        let walk = SourceWalk(workingFolder: folder.path, excluding: [try ExcludePattern("B.*")])
        #expect(try walk.collect(["Docs/", "S", "S", "T"]).emptyFolders == ["Docs", "T"])
        #expect(try walk.collect(["."]).emptyFolders == [])
        #expect(
            try SourceWalk(workingFolder: "\(folder.path)/Docs").collect(["."]).emptyFolders == [
                "."
            ]
        )
    }

    private func paths(_ names: [String], in folder: TemporaryFolder) throws -> [String] {
        let tree = try SourceWalk(workingFolder: folder.path).collect(names)
        #expect(tree.unreadable == [])
        return tree.files.map(\.path)
    }
}

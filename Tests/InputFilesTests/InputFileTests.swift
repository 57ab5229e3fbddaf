internal import Foundation
internal import InputFiles
internal import TemporaryFolders
internal import Testing

@Suite("The contents of a named file")
struct InputFileTests {
    @Test("A file is read completely, also if it is large")
    func whole() throws {
        let text = String(repeating: "0123456789", count: 20_000)
        let folder = try TemporaryFolder(["a.txt": text, "empty": ""])
        defer { folder.remove() }
        let data = try InputFile.contents(of: "\(folder.path)/a.txt", limit: 1)
        #expect(data == Data(text.utf8))
        #expect(try InputFile.contents(of: "\(folder.path)/empty", limit: 1).isEmpty)
    }

    @Test("A pipe is read to its end")
    func pipe() async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        let writer = Process()
        writer.executableURL = URL(fileURLWithPath: "/bin/sh")
        writer.arguments = ["-c", #"{ printf one; sleep 0.1; printf two; } >"$1""#, "sh", path]
        try writer.run()
        #expect(try InputFile.contents(of: path, limit: 1) == Data("onetwo".utf8))
        writer.waitUntilExit()
    }

    @Test("Reading an endless file stops at the limit with an error")
    func endless() {
        let error = #expect(throws: ApplicationError.self) {
            _ = try InputFile.contents(of: "/dev/zero", limit: 2)
        }
        #expect(
            error?.description
                == "'/dev/zero' is larger than 2 MiB, the limit for such a file."
        )
    }

    @Test("The error for a missing file or a folder has the reason of the system")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for (path, reason) in [
            ("\(folder.path)/missing", "No such file or directory"),
            (folder.path, "Is a directory"),
        ] {
            let error = #expect(throws: ApplicationError.self) {
                _ = try InputFile.contents(of: path, limit: 1)
            }
            #expect(
                error?.description == "'\(path)' cannot be read: \(reason). Is the path right?"
            )
        }
    }
}

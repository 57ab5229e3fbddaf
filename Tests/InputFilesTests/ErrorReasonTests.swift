internal import Foundation
internal import InputFiles
internal import TemporaryFolders
internal import Testing

@Suite("The reason of an error")
struct ErrorReasonTests {
    private struct Point: Codable {
        let x: [Int]
    }

    private struct Own: Error, CustomStringConvertible {
        let description = "The tea is cold."
    }

    private func reason(_ json: String) -> String? {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(Point.self, from: Data(json.utf8))
        }
        .map { InputFiles.reason(of: $0) }
    }

    @Test("The reason of a decoding error has the expectation and the path")
    func decoding() {
        #expect(reason("{}") == "the key \"x\" is missing")
        #expect(reason(#"{"x": [1, "a"]}"#) == "a value of another type was expected at \"x.1\"")
        #expect(reason("{") == "it is not JSON, or has a number that does not fit")
    }

    @Test("The reason of an own error is its description")
    func own() {
        #expect(InputFiles.reason(of: Own()) == "The tea is cold.")
    }

    @Test("The reason of a file operation is the text of the system")
    func files() throws {
        let folder = try TemporaryFolder(["file": "a"])
        defer { folder.remove() }
        let inFile = "\(folder.path)/file/at-all"
        let operations: [(String, () throws -> Void)] = [
            (
                "No such file or directory",
                { _ = try Data(contentsOf: URL(filePath: "/nowhere/a")) }
            ),
            ("No such file or directory", { try Data().write(to: URL(filePath: "/nowhere/a")) }),
            (
                "Not a directory",
                {
                    try FileManager.default.createDirectory(
                        atPath: inFile,
                        withIntermediateDirectories: true
                    )
                }
            ),
        ]
        for (words, operation) in operations {
            let error = #expect(throws: (any Error).self) { try operation() }
            #expect(error.map { InputFiles.reason(of: $0) } == words)
        }
    }

    @Test("The reason of a file in another encoding names the expected one")
    func encoding() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let path = "\(folder.path)/file"
        try Data([0xFF, 0xFE, 0xC0]).write(to: URL(filePath: path))
        let error = #expect(throws: (any Error).self) {
            try String(contentsOfFile: path, encoding: .utf8)
        }
        #expect(error.map { InputFiles.reason(of: $0) } == "it is not UTF-8 text")
    }
}

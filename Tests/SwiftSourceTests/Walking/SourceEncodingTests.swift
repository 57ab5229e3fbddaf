import Foundation
import SwiftSource
import TemporaryFolders
import Testing

@Suite("Sources in other encodings")
struct SourceEncodingTests {
    private static let source = "let a = 1\n// c\n\n"

    /// Returns the survey of a folder with a valid file and a file with `data`.
    private func survey(_ data: Data) async throws -> LinesSurvey {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n"])
        defer { folder.remove() }
        try data.write(to: URL(fileURLWithPath: "\(folder.path)/B.swift"))
        return await LinesSurvey.count(try SourceWalk(workingFolder: folder.path).collect(["."]))
    }

    private static func encoded(_ encoding: String.Encoding, _ mark: [UInt8] = []) -> Data {
        Data(mark) + (source.data(using: encoding) ?? Data())
    }

    @Test(
        "A UTF-16 or UTF-32 file is not counted, and the message suggests iconv",
        arguments: [
            ("UTF-16", encoded(.utf16LittleEndian, [0xFF, 0xFE])),
            ("UTF-16", encoded(.utf16BigEndian, [0xFE, 0xFF])),
            ("UTF-16", encoded(.utf16LittleEndian)),
            ("UTF-16", encoded(.utf16BigEndian)), ("UTF-16", Data([0xFF, 0xFE])),
            ("UTF-32", encoded(.utf32LittleEndian, [0xFF, 0xFE, 0, 0])),
            ("UTF-32", encoded(.utf32BigEndian, [0, 0, 0xFE, 0xFF])),
        ]
    )
    func wide(name: String, data: Data) async throws {
        let survey = try await survey(data)
        #expect(survey.files.map(\.path) == ["A.swift"])
        let reason =
            "it is \(name) text, but Swift source is UTF-8; convert it, as with "
            + "'iconv -f \(name) -t UTF-8'"
        #expect(survey.unreadable == [UnreadablePath(path: "B.swift", reason: reason)])
    }

    @Test("A file full of NUL bytes is not counted", arguments: [1, 2, 3, 4096])
    func zeroes(count: Int) async throws {
        let survey = try await survey(Data("a\n".utf8) + Data(count: count + 2))
        #expect(survey.files.map(\.path) == ["A.swift"])
        let reason =
            "it is full of NUL bytes, so it is damaged or not text; restore or exclude it"
        #expect(survey.unreadable.map(\.reason) == [reason])
    }

    @Test("Files with one NUL, a byte order mark or Latin-1 bytes are counted")
    func counted() async throws {
        for text in ["let a = \"a\0b\" // one of more than ten bytes\n", "\u{FEFF}let a = 1\n"] {
            #expect(try await survey(Data(text.utf8)).files.map(\.code) == [1, 1])
        }
        #expect(try await survey(Data("// caf".utf8) + [0xE9]).files.map(\.comment) == [0, 1])
        #expect(try await survey(Data()).files.map(\.lines) == [1, 0])
    }

    @Test("Reading the contents of a UTF-16 file throws the same reason")
    func contents() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Self.encoded(.utf16LittleEndian).write(
            to: URL(fileURLWithPath: "\(folder.path)/B.swift")
        )
        let file = try SourceWalk(workingFolder: folder.path).collect(["."]).files[0]
        let error = #expect(throws: UnreadablePath.self) { try file.contents() }
        #expect(error?.reason.hasPrefix("it is UTF-16 text") == true)
    }
}

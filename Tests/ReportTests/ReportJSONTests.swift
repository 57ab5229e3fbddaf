internal import InputFiles
internal import Report
internal import ReportSamples
internal import TemporaryFolders
internal import Testing

@Suite("The JSON of a report")
struct ReportJSONTests {
    /// The sample as JSON, without the line ending.
    private var json: String {
        get throws {
            String(decoding: try ReportFile.data(for: .sample()).dropLast(), as: UTF8.self)
        }
    }

    /// The message about a file of this text; `FILE` stands for its path.
    private func message(for text: String) throws -> String? {
        let folder = try TemporaryFolder(["report.json": text])
        defer { folder.remove() }
        let path = "\(folder.path)/report.json"
        let error = #expect(throws: ApplicationError.self) { _ = try ReportFile.read(path) }
        return error?.description.replacing(path, with: "FILE")
    }

    @Test("A comma after the last element is refused with its place")
    func trailingComma() throws {
        let text = try json.dropLast() + ",}"
        let message = try #require(try message(for: String(text)))
        #expect(message.hasPrefix("FILE is not a report: it is not JSON: line 1, column "))
        #expect(message.hasSuffix(": there is a comma before \"}\"; remove it"))
    }

    @Test("A key that is given twice is refused, since one value would be lost")
    func repeatedKey() throws {
        let text = try json.dropLast() + ", \"version\": 99}"
        let message = try #require(try message(for: String(text)))
        #expect(message.hasPrefix("FILE is not a report: line 1, column "))
        #expect(
            message.hasSuffix(": the key \"version\" is given twice; one of the two would be lost")
        )
    }

    @Test("A number that fits no integer is not called a mistake in JSON")
    func largeNumber() throws {
        let text = try json.replacing("\"afferent\":1,", with: "\"afferent\":9223372036854775808,")
        #expect(
            try message(for: text)
                == "FILE is not a report: a number is too large or has a fraction "
                + "where a smaller whole number is needed"
        )
    }
}

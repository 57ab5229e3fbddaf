internal import Foundation
internal import InputFiles
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

    @Test("The reason of other errors is their description or a sentence")
    func others() {
        #expect(InputFiles.reason(of: Own()) == "The tea is cold.")
        let missing = #expect(throws: (any Error).self) {
            try Data(contentsOf: URL(fileURLWithPath: "/nowhere/at-all"))
        }
        let words = missing.map { InputFiles.reason(of: $0) } ?? ""
        #expect(words.hasSuffix(".") && !words.contains("Domain"))
    }
}

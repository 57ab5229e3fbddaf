internal import Testing

@testable internal import CommandLineArguments

@Suite("Suggestions for misspelt words")
struct SuggestionTests {
    @Test(
        "The edit distance counts edits and transpositions",
        arguments: [
            ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("kitten", "sitting", 3),
            ("reprot", "report", 1), ("ca", "abc", 3), ("abcd", "badc", 2),
        ]
    )
    func distances(source: String, target: String, expected: Int) {
        #expect(editDistance(from: Array(source), to: Array(target)) == expected)
        #expect(editDistance(from: Array(target), to: Array(source)) == expected)
    }

    @Test(
        "The nearest candidate is suggested if it is similar",
        arguments: [
            ("reprot", "report"), ("LIST", "list"), ("lst", "list"), ("complete", "completions"),
            ("comp", "completions"), ("--reprot", "report"), ("xyz", nil), ("x", nil), ("", nil),
            ("li", nil), ("c", nil), ("test", nil), ("lsit", "list"), ("lots", "list"),
        ]
    )
    func suggestions(word: String, expected: String?) {
        let commands = ["report", "list", "lines", "completions"]
        #expect(suggestion(for: word, among: commands) == expected)
    }

    @Test("The first of equally near candidates is suggested")
    func ties() {
        #expect(suggestion(for: "MVX", among: ["MVP", "MVC"]) == "MVP")
        #expect(suggestion(for: "MVX", among: []) == nil)
    }
}

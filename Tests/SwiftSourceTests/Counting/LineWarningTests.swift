import SwiftSource
import Testing

@Suite("Warnings about unterminated comments and strings")
struct LineWarningTests {
    @Test(
        "An unterminated comment or string is reported at its first line",
        arguments: [
            ("x\n/* /* */\n\n", [LineKind.code, .comment, .comment], .unterminatedComment, 2),
            ("x\n\n\"\"\"\n\n// in", [.code, .blank, .code, .code, .code], .unterminatedString, 3),
            ("##\"\"\"\n\"\"\"#\n", [.code, .code], .unterminatedString, 1),
            ("\"\"\"\n\\(f(1)\n//\n", [.code, .code, .comment], .unterminatedString, 1),
        ] as [(String, [LineKind], LineWarning.Kind, Int)]
    )
    func unclosed(source: String, kinds: [LineKind], kind: LineWarning.Kind, line: Int) {
        #expect(LineCounter().kinds(of: source) == kinds)
        let warnings = LineCounter().count(source).warnings
        #expect(warnings == [LineWarning(kind: kind, line: line)])
    }

    @Test("Several unterminated comments and strings are reported in source order")
    func several() {
        let source = "\"\"\"\n\\(\n\"\"\"\n\\(\n/*"
        let expected = [
            LineWarning(kind: .unterminatedString, line: 1),
            LineWarning(kind: .unterminatedString, line: 3),
            LineWarning(kind: .unterminatedComment, line: 5),
        ]
        #expect(LineCounter().count(source).warnings == expected)
    }

    @Test(
        "A literal that ends with its line is not reported",
        arguments: ["\"a", "\"\\(f(", "#\"a", "'a", "#/a", "#/\na", "`a", "/* */", "\"\"\"a\"\"\""]
    )
    func closed(source: String) {
        #expect(LineCounter().count(source).warnings == [])
    }

    @Test("The warning explains that the rest of the file is counted")
    func message() {
        let comment = LineWarning(kind: .unterminatedComment, line: 7).message
        #expect(comment == "block comment is never closed, counted to the end of the file")
        let string = LineWarning(kind: .unterminatedString, line: 8).message
        #expect(string == "string literal is never closed, counted to the end of the file")
    }
}

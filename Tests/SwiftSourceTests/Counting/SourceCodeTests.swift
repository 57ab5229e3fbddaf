internal import SwiftSource
internal import Testing

@Suite("Source without its comments")
struct SourceCodeTests {
    private typealias Code = (keepingLines: [UInt8], droppingLines: [UInt8])

    private func code(_ source: String, _ layout: (Code) -> [UInt8]) -> String {
        String(decoding: layout(SourceCode.withoutComments(in: Array(source.utf8))), as: UTF8.self)
    }

    @Test("Sources that differ only in comments have the same code")
    func commentsDoNotMatter() {
        let one = "// One.\nlet a = 1 /* two */ + 3\n\n/// Three.\nfunc b() {}\n"
        let other = "let a = 1 /* 2 */ + 3\n/* 3\n\n4 */\nfunc b() {}\n"
        #expect(code(one, \.droppingLines) == code(other, \.droppingLines))
        #expect(code(one, \.droppingLines) == "let a = 1   + 3\nfunc b() {}\n")
    }

    @Test("Removing comments can keep the numbers of lines")
    func lines() {
        let source = "// One.\nlet a = 1 // two\n\n/* 3\r\n4 */ let b = 2\r\n"
        #expect(code(source, \.keepingLines) == " \nlet a = 1  \n\n \r\n let b = 2\r\n")
    }

    @Test("Comment markers in strings are kept, also around interpolations")
    func strings() {
        let source = """
            let a = "// \\(b /* gone */) /* stays */ \\(c)" // gone
            let d = #"/* stays */"#
            let e = \"\"\"
                // stays

                /* stays */
                \"\"\"
            """
        let expected = """
            let a = "// \\(b  ) /* stays */ \\(c)"\u{20}\u{20}
            let d = #"/* stays */"#
            let e = \"\"\"
                // stays

                /* stays */
                \"\"\"
            """
        #expect(code(source, \.droppingLines) == expected)
    }

    @Test("A changed string, name or operator changes the code")
    func changes() {
        let source = "let a = \"x\\(b)y\" / c\n"
        let changed = [
            "let a = \"z\\(b)y\" / c\n", "let a = \"x\\(b)z\" / c\n", "let a = \"x\\(c)y\" / c\n",
            "let a = \"x\\(b)y\" * c\n", "let a = \"x\\(b)y\"\n",
        ]
        for other in changed {
            #expect(code(other, \.droppingLines) != code(source, \.droppingLines))
            #expect(code(other, \.keepingLines) != code(source, \.keepingLines))
        }
    }

    @Test("A regex literal, a division and an unterminated comment are distinguished")
    func slashes() {
        #expect(code("let a = /b c/ // d\n", \.droppingLines) == "let a = /b c/  \n")
        #expect(code("a = b / c /* d", \.keepingLines) == "a = b / c  ")
    }
}

internal import Testing

@testable internal import Rendering

@Suite("Text in Markdown")
struct MarkdownTextTests {
    @Test(
        "Markup characters are escaped, and control characters are replaced",
        arguments: [
            ("plain, 1 – 2 ÷ 3 “quoted”", "plain, 1 – 2 ÷ 3 “quoted”"),
            ("a|b `c` *d* _e_", #"a\|b \`c\` \*d\* \_e\_"#),
            ("<script>&amp;</script>", #"\<script\>\&amp;\</script\>"#),
            ("[x](y) ![z] #1 ~~s~~ $m$", ##"\[x\](y) \!\[z\] \#1 \~\~s\~\~ \$m\$"##),
            (#"C:\new"#, #"C:\\new"#),
            ("one\ntwo\tthree", "one two three"),
            ("\u{1B}[2J\u{7}\u{0}\r", "\u{FFFD}\\[2J\u{FFFD}\u{FFFD}\u{FFFD}"),
            ("李 e\u{301} 👩‍👩‍👧 مريم", "李 e\u{301} 👩‍👩‍👧 مريم"),
            ("|\u{301}", "\\|\u{301}"),
            ("http://a.b www.a.b a@b", #"http\://a.b www\.a.b a\@b"#),
            ("a\u{202E}b\u{2066}c\u{2028}d", "a\u{FFFD}b\u{FFFD}c d"),
        ]
    )
    func literal(text: String, expected: String) {
        #expect(Array(MarkdownText.literal(text).utf8) == Array(expected.utf8))
    }

    @Test(
        "Markup at the beginning of a line is escaped only there",
        arguments: [
            ("- a - b", #"\- a - b"#), ("+ a", #"\+ a"#), ("---", #"\---"#), ("===", #"\==="#),
            ("1. a 2. b", #"1\. a 2. b"#), ("12) a", #"12\) a"#), ("1.5 a", "1.5 a"),
            ("2026-03-01", "2026-03-01"), ("    code", "code"), ("7.", #"7\."#), ("-", #"\-"#),
            ("1.023", "1.023"), ("1.2.3", "1.2.3"), ("1.a", "1.a"), ("MVC", "MVC"),
            ("0.5.", "0.5."),
            ("- - -", #"\- - -"#), ("-5", "-5"), ("--flag a", "--flag a"), ("=> a", "=\\> a"),
        ]
    )
    func atBeginning(text: String, expected: String) {
        #expect(MarkdownText.literal(text) == expected)
    }

    @Test("Control characters are not drawn")
    func controls() {
        let controls = (0...0x2FFF).compactMap(Unicode.Scalar.init)
            .filter { $0.properties.generalCategory == .control }
        #expect(controls.count == 65)
        for control in controls {
            let drawn = control == "\n" || control == "\t" ? " " : "\u{FFFD}"
            #expect("a\(control)".drawable == "a\(drawn)")
        }
    }

    @Test(
        "Text in a table cell cannot end the cell or the line",
        arguments: [
            ("a|b", #"a\|b"#), (#"a\|b"#, #"a\|b"#), (#"a\\|b"#, #"a\\\|b"#),
            ("one\ntwo\r\nthree\u{2028}four", "one two three four"),
            // A parser looks for the pipe alone, whatever is drawn above it.
            ("|\u{301}x", "\\|\u{301}x"),
            ("**bold** `code`", "**bold** `code`"),
        ]
    )
    func inCell(markdown: String, expected: String) {
        #expect(Array(MarkdownText.inCell(markdown).utf8) == Array(expected.utf8))
    }

    @Test(
        "Code is in backticks unless it contains one or is empty",
        arguments: [
            ("show", "`show`"), ("stale-page | x", "`stale-page | x`"), ("a`b", #"a\`b"#),
            ("a\u{7}b", "a\u{FFFD}b"), ("", ""),
        ]
    )
    func code(text: String, expected: String) {
        #expect(MarkdownText.code(text) == expected)
    }
}

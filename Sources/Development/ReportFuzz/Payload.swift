/// Texts and numbers that break careless programs.
enum Payload {
    /// A harmless text, for comparison.
    static let innocent = "zebra"

    /// Texts that Markdown, HTML, Mermaid or a terminal would interpret.
    static let markup = [
        "<script>alert(1)</script>", "</td></table><img src=x onerror=alert(1)>",
        "](javascript:alert(1))", "[x](javascript:alert(1))", "![x](http://evil.example/x.png)",
        "```", "``` \n# heading", "~~~", "`", "``", "a`b<b>`", "\\", "\\`<b>", "\\\\|", "|",
        "a|b|c",
        "\n\n# heading\n", "\n| a | b |\n| - | - |\n", "\r\n- item", "# heading", "- item",
        "+ item",
        "* item", "1. item", "2) item", "---", "===", "***", "> quote", "    code", "\tcode",
        "<!-- ", "-->", "&lt;b&gt;", "&#60;b&#62;", "*b* __i__ ~~s~~", "$x$", "[^1]: note",
        "[x]: http://evil.example", "\"]; click n0 \"javascript:alert(1)\"", "%%{init: {}}%%",
        "end\n    click P0 href \"javascript:alert(1)\"", "\u{1B}[2J\u{7}", "\u{0}", "a\u{8}b",
        "\u{202E}gnp.exe", "\u{2066}x", "\u{2028}# heading", "\u{85}x", "\u{301}|\u{301}",
        "https://evil.example", "www.evil.example", "WWW.evil.example", "a@evil.example",
    ]

    /// Tokens of numbers, and similar invalid tokens.
    static let numbers = [
        "9223372036854775807", "-9223372036854775808", "9223372036854775808",
        "18446744073709551615", "18446744073709551616", "4611686018427387904", "1000000000000",
        "9007199254740993", "-1", "0", "-0", "1", "2", "0.5", "1e300", "-1e300", "1e-300", "1e999",
        "-1e999", "5e-324", "1e15", "1.0000000000000002", "NaN", "Infinity", "0x10", "01",
        "1" + String(repeating: "0", count: 300), "0." + String(repeating: "3", count: 300),
        "3", "7", "100", "1000000", "null", "true", "false", "\"\"", "\"1\"", "[]", "{}",
        nested(depth: 600), nested(depth: 100_000),
    ]

    private static func nested(depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
}

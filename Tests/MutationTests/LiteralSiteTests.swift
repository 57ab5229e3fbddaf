internal import Mutation
internal import Testing

@Suite("Mutants of literals")
struct LiteralSiteTests {
    @Test(
        "Strings, integers and Booleans are replaced",
        arguments: [
            ("let a = \"b\"", ["\"b\""]), ("let a = \"\"", ["\"\""]),
            ("f(true, b: false)", ["true", "false"]),
            ("a = 10_000 + 2", ["10_000", "2"]), ("switch a { case ..<10: b() }", ["10"]),
            ("func f(a: Int = 3) { }", ["3"]), ("let a = \"b \\(c) d\"", ["\"b \\(c) d\""]),
            ("f(\"\\(a)\\(b)\")", ["\"\\(a)\\(b)\""]),
            ("let a = \"\\(b ? \"c\" : \"\")!\"", ["\"\\(b ? \"c\" : \"\")!\"", "\"c\"", "\"\""]),
            ("f(a)\ng(\"\\(b)\")", ["\"\\(b)\""]),
        ]
    )
    func replaced(source: String, expected: [String]) {
        #expect(code(changedBy: .literalReplaced, in: source) == expected)
    }

    @Test(
        "Parts of names and fractions, and required literals, are not replaced",
        arguments: [
            "a.0", "let a = 1.5", "let a = 0x1F", "a1 = b2", "enum A: Int { case b = 1 }",
            "@available(*, unavailable) init?(a: A = b(c)) { fatalError(\"d\") }",
            "@available(macOS 15, *) func f() { }", "if #available(macOS 15, *) { }", "a.true",
            "@A.B(1) func f() { }", "@M::B(1) func f() { }",
            "#if swift(>=6)\n#endif",
        ]
    )
    func notReplaced(source: String) {
        #expect(code(changedBy: .literalReplaced, in: source) == [])
    }
}

internal import Mutation
internal import Testing

@Suite("Mutants of conditions")
struct ConditionSiteTests {
    private func negated(in source: String) -> [String] {
        code(changedBy: .conditionNegated, in: "func f() {\n\(source)\n}")
    }

    private func refused(in source: String) -> [String] {
        code(changedBy: .patternRefused, in: "func f() {\n\(source)\n}")
    }

    @Test(
        "Each Boolean operand is negated once",
        arguments: [
            ("if a { }", ["a"]), ("if !a { }", ["!a"]),
            ("if a.isEmpty, b == 2 { }", ["a.isEmpty", "b == 2"]),
            ("while a.next() { }", ["a.next()"]), ("guard a != b else { return }", ["a != b"]),
            ("if a && !b || c { }", ["a", "!b", "c"]),
            ("if (a || b) && c { }", ["(a || b)", "a", "b", "c"]),
            ("for a in b where a.c { }", ["a.c"]), ("let a = b ? 1 : 2", ["b"]),
            ("return a == b", ["a == b"]), ("f(a: !b, c < d + 1)", ["!b", "c < d + 1"]),
            ("a = b >= c", ["b >= c"]),
            ("return a.contains { $0 == 1 } && b", ["a.contains { $0 == 1 }", "$0 == 1", "b"]),
            ("if try a() { }", ["try a()"]), ("switch a { case .b where c: d() }", ["c"]),
            ("if a { } else if b { }", ["a", "b"]), ("repeat { } while a", ["a"]),
            ("if M::a == b, c.M::d { }", ["M::a == b", "c.M::d"]),
            ("a = b == .in && c == M::where", ["b == .in", "c == M::where"]),
            ("let a = \"\\(b == c)\"", ["b == c"]), ("let a = if b { 1 } else { 2 }", ["b"]),
        ]
    )
    func operands(source: String, expected: [String]) {
        #expect(negated(in: source) == expected)
    }

    @Test(
        "Other code is not negated",
        arguments: [
            "if true { }", "if #available(macOS 15, *) { }", "a.sort(by: <)", "let a: Set<B> = []",
            "let a = b?.c", "a.if(b)", "f(if: a)", "M::if(a)", "try? a()", "#if A && B\n#endif",
            "let a = b as? C", "switch a { case .b: break }",
        ]
    )
    func none(source: String) {
        #expect(negated(in: source) == [])
    }

    @Test("Constraints on types are not negated")
    func constraints() {
        let source = """
            extension A where B == C {
                static func == (a: A, b: A) -> Bool where D == E { a.f == b.f }
            }
            """
        #expect(code(changedBy: .conditionNegated, in: source) == ["a.f == b.f"])
    }

    @Test("Each pattern is refused separately, also next to conditions")
    func patterns() {
        #expect(refused(in: "if let a { }") == ["let a"])
        #expect(
            refused(in: "guard let a = b(c, d), e, case .f = g else { return }")
                == ["let a = b(c, d)", "case .f = g"]
        )
        #expect(refused(in: "while let a = b.next() { }") == ["let a = b.next()"])
        #expect(refused(in: "switch a { case let b: break }") == [])
        #expect(negated(in: "if let a = b { }") == [])
    }
}

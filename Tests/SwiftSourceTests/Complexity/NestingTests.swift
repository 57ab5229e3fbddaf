internal import SwiftSource
internal import Testing

@Suite("The levels of nesting")
struct NestingTests {
    @Test("Levels of nesting are counted as by hand", arguments: sources)
    func counted(source: CountedSource) {
        source.check()
    }

    @Test(
        "Thousands of nested declarations are counted, and their names stay short",
        arguments: [
            ("func f() {\n", "}\n", "f()"), ("struct A {\nvar a: Int {\n", "}}\n", "a"),
            ("struct A {\nfunc f() {\n", "}}\n", "f()"), ("func f(a: A = {\n", "}) { }\n", "f(a:)"),
        ]
    )
    func nestedDeclarations(opening: String, closing: String, name: String) {
        let source =
            String(repeating: opening, count: 20_000) + "func last() { }"
            + String(repeating: closing, count: 20_000)
        let functions = ComplexityCounter().functions(in: source)
        #expect(functions.contains { $0.name.hasSuffix(".\(name).last()") })
        #expect(functions.allSatisfy { $0.name.count < 1000 })
    }

    @Test("The name of a function leaves out enclosing declarations only if the path is long")
    func names() {
        let source = String(repeating: "func f() {\n", count: 100)
        let names = ComplexityCounter().functions(in: source).map(\.name)
        #expect(names[99] == Array(repeating: "f()", count: 100).joined(separator: "."))
        let long = String(repeating: "a", count: 600)
        let functions = ComplexityCounter().functions(
            in: "func \(long)() { func b() { func c() { } } }"
        )
        #expect(functions.map(\.name) == ["\(long)()", "….b()", "….b().c()"])
    }

    @Test("Thousands of decisions in nested parentheses at the top of a file are counted")
    func nestedParentheses() {
        let source = String(repeating: "(a ?? ", count: 20_000)
        #expect(ComplexityCounter().functions(in: source).map(\.decisions) == [20_000])
    }

    static let sources = [
        CountedSource("a body is level 0", "func a() { return }", "a() 1 0"),
        CountedSource(
            "every statement with braces is one",
            """
            func a() {
                do {
                    for b in c {
                        while d {
                            repeat {
                                switch e {
                                case 1:
                                    guard f else { defer { g() }; return }
                                default: break
                                }
                            } while h
                        }
                    }
                } catch { if i { } }
            }
            """,
            "a() 8 7"
        ),
        CountedSource(
            "an else if is as deep as its if",
            "func a() { if b { } else if c { } else if d { } else { if e { } } }",
            "a() 5 2"
        ),
        CountedSource(
            "closures are one, wherever they stand",
            "func a() { b { c(d: { e }, f) } g: { [h: { i { } }] } }",
            "a() 1 3"
        ),
        CountedSource(
            "a closure in a condition is no body",
            """
            func a() {
                if b.contains { $0 } { c() }
                if d.map { $0 }.isEmpty { c() }
                if let e = f.first(where: { $0 }), g.map { $0 } == h { c() }
                while { i }() { c() }
                guard let j = k.first { $0 } else { l { m { } } }
                for n in o.filter { $0 } where p { if q { } }
                switch r.map { $0 } { case 1: break; default: if s { } }
            }
            """,
            "a() 10 3"
        ),
        CountedSource(
            "a closure in a condition that goes on in the next line",
            """
            func a() {
                switch { b }
                    .c { case 1: if d { } ; default: break }
                guard let e = if f { 1 } else { 2 }, g else { h { } ; return }
            }
            """,
            "a() 5 2"
        ),
        CountedSource(
            "a closure in a closure in a condition",
            "func a() { if b(c: { d { e { } } }) { } }",
            "a() 2 3"
        ),
        CountedSource(
            "an if as a condition's value",
            "func a() { guard let b = if c { 1 } else { 2 } else { return }; if d { } }",
            "a() 4 1"
        ),
        CountedSource(
            "square brackets and parentheses are none",
            "func a() { b([([c ? [1] : (2)])]) }",
            "a() 2 0"
        ),
        CountedSource(
            "accessors of a property are none, those of a variable together one",
            """
            var a: Int { get { if b { } } set { } }
            func c() {
                var d: Int { get { if e { } } set(f) { } }
                var g = 1 { willSet { } didSet { h { } } }
                var i: Int { j ?? k }
            }
            """,
            "a 2 1",
            "c() 3 2"
        ),
        CountedSource(
            "a type inside a function is no level of it",
            "func a() { if b { struct C { func d() { if e { } } } } }",
            "a() 2 1",
            "a().C.d() 2 1"
        ),
    ]
}

internal import SwiftSource
internal import Testing

@Suite("The complexity of source that does not compile")
struct BrokenSourceTests {
    @Test("Functions of incomplete source are counted", arguments: sources)
    func counted(source: CountedSource) {
        source.check()
    }

    static let sources = [
        CountedSource(
            "a brace that is not closed",
            "func a() { if b { \nfunc c() { if d && e { } }",
            "a() 2 1",
            "a().c() 3 1"
        ),
        CountedSource(
            "a brace too many",
            "func a() { } } } func b() { if c { } }",
            "a() 1 0",
            "b() 2 1"
        ),
        CountedSource(
            "parentheses that are not closed end with their braces",
            "func a() { b(c, [d } func e() { if f { } }",
            "a() 1 0",
            "e() 2 1"
        ),
        CountedSource(
            "parentheses too many",
            "func a() { b)]) ; if c { } } func d() { }",
            "a() 2 1",
            "d() 1 0"
        ),
        CountedSource(
            "a string that is not closed ends with its line",
            "func a() { b = \"c\n if d { } }\nfunc e() { f = \"\\(g ?? \n if h { } }",
            "a() 2 1",
            "e() 3 1"
        ),
        CountedSource(
            "statements that never come to their braces",
            "func a() { if b ; for }",
            "a() 3 0"
        ),
        CountedSource(
            "keywords and nothing else",
            "struct func init class var let extension protocol"
        ),
    ]

    @Test("Source that is cut off anywhere is counted without a crash")
    func cutOff() {
        let source = """
            @A(b) struct C<D>: E { init?(f: Int = g ?? h) { if case let i? = "\\(j { $0 ? 1 : 2 })" { } }
            var k: Int { get async { switch l { case 1, 2: m } } }; subscript(n: O) -> P { q }
            static func == <R>(s: R, t: R) { guard let u else { repeat { } while v } } #w { } }
            #if X && (Y
            #endif
            extension Z where A: B { func `c`() { do { } catch { /d{2}/ } } } protocol E { func f() }
            """
        for end in source.utf8.indices {
            let functions = ComplexityCounter().functions(in: String(source[..<end]))
            #expect(functions.count <= 6)
        }
        #expect(ComplexityCounter().functions(in: source).count == 6)
    }

    @Test(
        "Random tokens and deeply nested braces are counted without a crash",
        arguments: [UInt64(1), 2, 3]
    )
    func anyBytes(seed: UInt64) {
        let parts = [
            "{", "}", "(", ")", "[", "]", "\"", "\\(", "\"\"\"", "#", "#\"", "?", ":", "&&", "/",
            "func ", "var ", "case ", "if ", "else ", "guard ", "switch ", "a", "\n", "@b", "=",
            "<",
            ">", "init", "class ", "repeat ", "while ", ",", ".", "extension ", "`", "subscript",
        ]
        var state = seed
        for _ in 0..<300 {
            let source = (0..<60).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return parts[Int(state >> 33) % parts.count]
            }
            for function in ComplexityCounter().functions(in: source.joined()) {
                #expect(function.complexity >= 1 && function.nesting >= 0)
            }
        }
        let deep = "func a() " + String(repeating: "{(", count: 50_000)
        #expect(ComplexityCounter().functions(in: deep).map(\.nesting) == [49_999])
    }

    @Test("A source with invalid UTF-8 is counted")
    func noText() {
        let bytes =
            [0xFF, 0x00, 0xC2] + Array("func a() { b = c \u{A0}? d : e }".utf8) + [0xFE, 0x7B]
        #expect(ComplexityCounter().functions(in: bytes).map(\.complexity) == [2])
    }
}

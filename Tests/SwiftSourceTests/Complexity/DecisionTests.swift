internal import SwiftSource
internal import Testing

@Suite("The count of decisions")
struct DecisionTests {
    @Test("Decisions are counted as by hand", arguments: statements + operators + names)
    func counted(source: CountedSource) {
        source.check()
    }

    static let statements = [
        CountedSource("nothing is decided", "func a() { print(1) }", "a() 1 0"),
        CountedSource(
            "each branch of an if, and not its else",
            "func a() { if x { } else if y { } else { } }",
            "a() 3 1"
        ),
        CountedSource(
            "a guard",
            "func a() { guard let x, x > 1 else { return } }",
            "a() 2 1"
        ),
        CountedSource(
            "loops; a where is part of them",
            "func a() { for x in xs where x > 1 { }; for await y in ys { }; while z { } }",
            "a() 4 1"
        ),
        CountedSource(
            "repeat and its while once, but what its condition joins",
            "func a() { repeat { } while x && y; while z { } }",
            "a() 4 1"
        ),
        CountedSource(
            "each case but not default, each once for all its patterns",
            """
            func a() {
                switch x {
                case 1, 2: b()
                case let y where y > 3, 4: b()
                @unknown default: b()
                }
            }
            """,
            "a() 3 1"
        ),
        CountedSource(
            "a case of another statement is no further one",
            """
            func a() {
                if case .b = c, case .d = e { }
                guard case let f? = g else { return }
                for case let h? in i { }
                while case .j = k { }
                switch l {
                case .m: if case .n = o, case .p = q { }
                case .r: for try await case let s? in t { }
                }
            }
            """,
            "a() 9 2"
        ),
        CountedSource(
            "the cases of an enumeration are none",
            "enum A { case b, c(for: Int); indirect case d(if: Int) }"
        ),
        CountedSource(
            "each catch, and not do",
            "func a() { do { try b() } catch let e as E where c { } catch { } }",
            "a() 3 1"
        ),
        CountedSource(
            "an if that asks what is available",
            "func a() { if #available(macOS 26, *), #unavailable(iOS 9) { } }",
            "a() 2 1"
        ),
        CountedSource(
            "#if and its condition are none, what stands in it counts",
            """
            #if os(Linux) && DEBUG
            func a() {
                #if A || B
                    && C
                if x && y { }
                #elseif (D
                    || E)
                if x { }
                #else
                if x { }
                #endif
            }
            #endif
            """,
            "a() 5 1"
        ),
        CountedSource(
            "statements as expressions",
            """
            func a() -> Int {
                let x = if b { 1 } else if c { 2 } else { 3 }
                return switch x { case 1: 2; default: f(if d { 1 } else { 2 }) }
            }
            """,
            "a() 5 2"
        ),
        CountedSource(
            "a pack is no loop",
            "func a<each T>(_ t: repeat each T) { b(repeat each t) }",
            "a(_:) 1 0"
        ),
    ]

    static let operators = [
        CountedSource("what joins conditions", "func a() { b = c && d || e ?? f }", "a() 4 0"),
        CountedSource(
            "operators that only begin or end alike are none",
            "func a() { b = c &&& d; e ??= f; g = h | i & j }",
            "a() 1 0"
        ),
        CountedSource(
            "choices, over lines and in each other",
            """
            func a() {
                b = c
                    ? d ? 1 : 2
                    : e ? 3 : 4
                f = [g ? h : i, j ?k: l]
            }
            """,
            "a() 6 0"
        ),
        CountedSource(
            "a choice with nothing behind its mark",
            "func a() { b = c ?.d : .e; f = g ?? h ? i : j }",
            "a() 4 0"
        ),
        CountedSource(
            "question marks that choose nothing",
            """
            func a<B>(_ c: B?, d: Array<B?>, e: Int??) throws {
                f = c?.g?[0]?() ?? e! ; h = try? i(); j = k as? L?; m = n as! [O?]
                if case let p? = q { }
            }
            """,
            "a(_:d:e:) 3 1"
        ),
        CountedSource(
            "inside of a string's interpolation",
            ##"""
            func a() { b = "\(c && d) && \(e ? "\(f ?? g)" : "?") ?? "; h = #"\(i && j) \#(k || l)"# }
            """##,
            "a() 5 0"
        ),
        CountedSource(
            "over the lines of a string",
            """
            func a() {
                b = \"""
                    if \\(c ?? d) for
                    \\(e.map { $0 ? 1 : 2 }) }
                    \"""
                if f { }
            }
            """,
            "a() 4 1"
        ),
        CountedSource(
            "neither in comments, nor in strings and regex literals",
            ##"""
            func a() {
                // if b && c { for
                /* guard d /* || */ else { */
                e = "if f ? g : h {" + #"\(i && j)"#
                k = /if && (a|b) ? {/
                l = #/ while { || } ?? /#
            }
            """##,
            "a() 1 0"
        ),
        CountedSource(
            "an operator that is passed on is not applied",
            "func a() { b = c.reduce(true, &&) || d.reduce(false, ||); e = (??); f(by: &&) }",
            "a() 2 0"
        ),
        CountedSource(
            "an operator that is declared is not applied",
            """
            infix operator &&: LogicalConjunctionPrecedence
            precedencegroup P { associativity: left }
            struct A {
                static func && (a: A, b: @autoclosure () -> A) -> A { a }
                static func ?? <T>(a: A, b: T) -> A { a || b }
                static func ==<T>(lhs: T, rhs: A) -> Bool { true }
                static prefix func !(a: A) -> A { a }
            }
            """,
            "A.&&(_:_:) 1 0",
            "A.??(_:_:) 2 0",
            "A.==(_:_:) 1 0",
            "A.!(_:) 1 0"
        ),
    ]

    static let names = [
        CountedSource(
            "keywords as members",
            "func a() { b = [.if, .for, .case, c.while, .default]; d.catch { }; e.repeat() }",
            "a() 1 1"
        ),
        CountedSource(
            "keywords as members at the end of a case",
            """
            func a() {
                switch b {
                case "if": c = .if
                case "for": c = .for
                case "try": c = .try
                default: c = .default
                }
            }
            """,
            "a() 4 1"
        ),
        CountedSource(
            "keywords behind a module selector",
            """
            func a() -> Int { M::if(1) + M::for(2) + M :: while(3) }
            func b() -> M::T { M::guard { 1 } }
            func c() { M::func { 2 } }
            func d(_ e: Bool) -> Int { e ? M::f : M::case }
            func g() { h(M::is(i), M::default, M::`if`, M::T?.none, j.M::switch) }
            """,
            "a() 1 0",
            "b() 1 1",
            "c() 1 1",
            "d(_:) 2 0",
            "g() 1 0"
        ),
        CountedSource(
            "a module selector in the pattern of a case",
            "func a() { switch b { case M::c: d = .in; case M::E.if: e { } ; default: break } }",
            "a() 3 2"
        ),
        CountedSource(
            "keywords as labels and parameters",
            """
            func a(if: Int, for x: Int, while _: Int) { a(if: 1, for: 2, while: 3) }
            func b(guard y: Int = c ? 1 : 2, in: Int, switch: Int) { d(catch: e, repeat: f(do: g)) }
            """,
            "a(if:for:while:) 1 0",
            "b(guard:in:switch:) 2 0"
        ),
        CountedSource(
            "names in backticks",
            "func `if`(`for` a: Int) { `while`(`guard`); let `case` = `some name`; b.`repeat` { } }",
            "`if`(`for`:) 1 1"
        ),
        CountedSource(
            "key paths and references to functions",
            #"func a() { b = c.map(\.self).map(\.if?.for); d = e(for:if:); f = \A.[0] }"#,
            "a() 1 0"
        ),
        CountedSource(
            "attributes and their arguments",
            """
            @Test(.enabled(if: a && b), arguments: [c ? d : e]) @MainActor
            func f(@Builder(if: g ?? h) i: Int, _ j: @escaping @Sendable (Int) -> Void) { }
            """,
            "f(i:_:) 1 0"
        ),
        CountedSource(
            "macros",
            "func a() { #expect(b && c); #if A\n#log(if: d)\n#endif\n_ = #selector(getter: e) }",
            "a() 2 0"
        ),
    ]
}

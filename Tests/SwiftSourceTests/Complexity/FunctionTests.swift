internal import SwiftSource
internal import Testing

@Suite("The functions of a source")
struct FunctionTests {
    @Test("Functions are found and named as by hand", arguments: functions + properties + outside)
    func counted(source: CountedSource) {
        source.check()
    }

    @Test("The line of a function is the line of its declaring keyword")
    func lines() {
        let source = """
            struct A {
                @MainActor
                static
                    func a(
                        b: Int
                    ) { }
                let c = 1, d = 2,
                    e = { 3 }()
                /* func */ init() { }
                #log(f ?? g)
            }

            if h { }
            """
        let functions = ComplexityCounter().functions(in: source)
        #expect(
            functions.map { "\($0.name) \($0.line)" } == [
                "A.a(b:) 4", "A.e 8", "A.init() 9", "A.#log 10", "top-level code 13",
            ]
        )
    }

    @Test(
        "The lines of functions are counted with LF, CR and CRLF",
        arguments: ["\n", "\r", "\r\n"]
    )
    func lineEndings(ending: String) {
        let source = ["// \"", "\"\"\"", "(", "\\(a)", "\"\"\"", "func a() { }"]
        let functions = ComplexityCounter().functions(in: source.joined(separator: ending))
        #expect(functions.map(\.line) == [6])
    }

    static let functions = [
        CountedSource(
            "names carry those of types and extensions",
            """
            struct A { class B { func c() { } } }
            extension A.B: C where D == E { func f() { } }
            extension [Int] { func g() { } }
            extension Array<Int> { func h() { } }
            actor I<J> { func k() { } }
            enum L: Int { case m; static func n() { } }
            """,
            "A.B.c() 1 0",
            "A.B.f() 1 0",
            "[Int].g() 1 0",
            "Array<Int>.h() 1 0",
            "I.k() 1 0",
            "L.n() 1 0"
        ),
        CountedSource(
            "an extension of a type behind a module selector",
            "extension M::A: M::B where M::C: D { @M::e(if: f) func g() { } }",
            "M::A.g() 1 0"
        ),
        CountedSource(
            "labels as they are called",
            """
            func a(_ b: Int, c: Int, d e: (f: Int, g: Int), h: Dictionary<Int, Int>, i: Int...) { }
            func j<K: L<M, N>, O>(p: @escaping (Int, Int) -> Void = { _, _ in if q { } }) where K: R { }
            func s(t: isolated (any Actor)? = #isolation, u: inout V) async throws(W) -> X? { }
            """,
            "a(_:c:d:h:i:) 1 0",
            "j(p:) 2 2",
            "s(t:u:) 1 0"
        ),
        CountedSource(
            "initialisers, deinit and subscripts",
            """
            final class A {
                init(b: Int) { self.init() }
                convenience init?<C>(_ d: C) { guard e else { return nil } }
                required init!(f: Int) { if g { super.init(h: i ?? j) } }
                deinit { if k { } }
                subscript(l: Int, m n: Int) -> Int { o ? 1 : 2 }
                static subscript<P>(q: P) -> Int { get { r ?? s } set { if t { } } }
            }
            """,
            "A.init(b:) 1 0",
            "A.init(_:) 2 1",
            "A.init(f:) 3 1",
            "A.deinit 2 1",
            "A.subscript(_:m:) 2 0",
            "A.subscript(_:) 3 1"
        ),
        CountedSource(
            "a function in a function is one of its own",
            """
            func a() {
                if b { }
                func c(_ d: Int = e ?? f) { if g { } }
                h { func i() { j ? 1 : 2 } }
                if k { }
            }
            """,
            "a() 3 1",
            "a().c(_:) 3 1",
            "a().i() 2 0"
        ),
        CountedSource(
            "class as a modifier, a constraint and an import",
            """
            import class Foundation.Bundle
            import func Foundation.exit
            class A { class func b() { } ; class override var c: Int { 1 } }
            """,
            "A.b() 1 0",
            "A.c 1 0"
        ),
        CountedSource(
            "what has no body is none",
            """
            protocol A: class { func b(c: Int); var d: Int { get set }; init?(); subscript(e: Int) -> F { get } }
            class G {
                @_silgen_name("h") func h(i: Int = j ?? k)
                func l() { }
                typealias M = (N?) -> Void
            }
            """,
            "G.l() 1 0"
        ),
        CountedSource(
            "value parameters are no properties",
            "func a<\n    let b: Int,\n    C>(d: Int) { }",
            "a(d:) 1 0"
        ),
        CountedSource(
            "actor and macro as names",
            "func a() { let actor = b; actor.c { }; macro(d) }",
            "a() 1 1"
        ),
    ]

    static let properties = [
        CountedSource(
            "one with a body is one function, however many accessors it has",
            """
            struct A {
                var b: Int { if c { 1 } else { 2 } }
                var d: Int { get { e ?? 1 } set(f) { if g { } } }
                var h: Int { get async throws { try await i() } }
                var j: Int { @inlinable _read { yield k } mutating _modify { yield &k } }
                static var l: some M { n { o } }
            }
            """,
            "A.b 2 1",
            "A.d 3 1",
            "A.h 1 0",
            "A.j 1 0",
            "A.l 1 1"
        ),
        CountedSource(
            "a stored one with observers",
            "class A { var b = c { willSet { } didSet { if d { } } }; var e: Int? { didSet { } } }",
            "A.b 2 1",
            "A.e 1 0"
        ),
        CountedSource(
            "a stored one whose first value holds a closure or a decision",
            """
            struct A {
                let b = 1
                var c: (Int) -> Void = { _ in if d { } }
                lazy var e: F = { if g { } ; return F() }()
                static let h = i ?? j
                let k = l.map { $0 }, m = 2, n: Int = o ? 1 : 2
                let p: Dictionary<Int, Int> = q { }
                var onChange: (() -> Void)?
                var r: Int = switch s { case 1: 2; default: 3 }
            }
            """,
            "A.c 2 2",
            "A.e 2 2",
            "A.h 2 0",
            "A.k 1 1",
            "A.n 2 0",
            "A.p 1 1",
            "A.r 2 1"
        ),
        CountedSource(
            "at the top of a file",
            "let a = 1\nlet b = { 1 }()\nvar c: Int { d && e ? 1 : 2 }\nlet (f, g) = h { }",
            "b 1 1",
            "c 3 0",
            "(f,g) 1 1"
        ),
        CountedSource(
            "a body that begins with a call that reads like an accessor",
            "struct A { var b: C { read { d } }; var e: F { get(g) { h } } ; var i: J { set.k { } } }",
            "A.b 1 1",
            "A.e 1 0",
            "A.i 1 1"
        ),
        CountedSource(
            "a variable in a function belongs to it",
            "func a() { let b = { c ?? d }; lazy var e: Int = { if f { } ; return 1 }() }",
            "a() 3 2"
        ),
    ]

    static let outside = [
        CountedSource(
            "code at the top of a file is one function together",
            """
            let a = 1
            if b && c { }
            for d in e { f { } }
            func g() { }
            let h = 2
            i(j ?? k)
            """,
            "top-level code 5 2",
            "g() 1 0"
        ),
        CountedSource(
            "a property behind statements with conditions",
            """
            guard let a else { exit(1) }
            if let b, let c { }
            for var d in e { }
            let f = { 1 }()
            """,
            "top-level code 4 1",
            "f 1 1"
        ),
        CountedSource("without decision or brace it is none", "print(1)\nlet a = 2\na += 1"),
        CountedSource(
            "a macro between members",
            "struct A { #log(b); #make(c) { if d { } }\n var e = #file }",
            "A.#make 2 2"
        ),
        CountedSource(
            "the default arguments of a macro declaration are none",
            """
            @freestanding(expression) public macro a<T: B<(C) -> D>>(_ t: T = b ? 1 : 2) -> T
                = #externalMacro(module: "A", type: "B")
            @attached(peer) macro c(_ d: E = { if f { } })
            if g { }
            """,
            "top-level code 2 1"
        ),
        CountedSource("nothing at all", ""),
    ]
}

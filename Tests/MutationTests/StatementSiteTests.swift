internal import Mutation
internal import Testing

@Suite("Mutants of statements")
struct StatementSiteTests {
    private func deleted(in source: String) -> [String] {
        code(changedBy: .statementDeleted, in: source)
    }

    @Test(
        "Calls and assignments are deleted",
        arguments: [
            "show()", "view?.show(text)", "self.view.show()",
            "[a, b].forEach(add)", "(a ?? b).show()", "rows[3].show()", "try save()",
            "try? save()", "title = text", "self.title = text", "rows[id] = 3", "count += 1",
            "view?.title = a.isEmpty ? b : c", "_ = show()", "`default`()", "view!.show()",
            "load { show = $0 }", "load(id) { _ in } failure: { _ in }", "title = a\n    + b",
            "view\n    .show()\n    .hide()", "Swift::print(text)", "view.UI::show()",
            "view.UI::title = text",
        ]
    )
    func removable(statement: String) {
        #expect(deleted(in: "func f() {\n\(statement)\nlet a = 1\n}").first == statement)
    }

    @Test(
        "Declarations, control flow and expressions without effect are not deleted",
        arguments: [
            "let a = b()", "var a: Int", "private(set) var a = b()", "return a()", "throw a()",
            "if a { }", "switch a { default: break }", "a.b", "a", "a == b()", "break",
            "@MainActor var a = b()", "lazy var a = b()", "enum A { case a, b(Int) }", "init() { }",
            "deinit { }", "import A", "typealias A = B", "case a", "super.init()",
            "super.viewDidLoad()", "self.init(a)",
            "#if A",
        ]
    )
    func notRemovable(statement: String) {
        #expect(deleted(in: "class A {\n\(statement)\n}") == [])
    }

    @Test("Statements on one line, in branches and in closures are deleted")
    func places() {
        let source = """
            func f() {
                a(); b()
                if c { d() } else { e() }
                switch g {
                case .h, .i(let x): j(x)
                case M::K.k where l:
                    m()
                    n()
                default: o()
                }
                p { [weak self] q, r in self?.s() }
                t { u() }
                guard v else { w(); return }
            }
            """
        #expect(
            deleted(in: source) == [
                "a()", "b()", "d()", "e()", "j(x)", "m()", "n()", "o()",
                "p { [weak self] q, r in self?.s() }", "self?.s()", "t { u() }", "u()", "w()",
            ]
        )
    }

    @Test("Code between #if and #endif is not mutated, because it may not be compiled")
    func conditionalCompilation() {
        let source = """
            func f() {
                a()
                #if A && b(1)
                if c == 2 { d() }
                #elseif E
                    #if F
                    g(true)
                    #endif
                h()
                #else
                i("")
                #endif
                j()
                #if K
                l()
            }
            """
        #expect(mutants(of: source) == ["statement deleted: a()", "statement deleted: j()"])
    }

    @Test("The only value of a closure is not deleted, a call for its effect is")
    func returnedByClosure() {
        #expect(deleted(in: "let a = b.map { c, d in\n    Thing(c)\n}") == [])
        #expect(deleted(in: "let a = b.map { Thing($0) }") == [])
        #expect(deleted(in: "let a = b.map { M::Thing($0) }") == [])
        #expect(deleted(in: "b.forEach { c in d(c) }").contains("d(c)"))
        #expect(deleted(in: "b.forEach { c in Swift::print(c) }").contains("Swift::print(c)"))
        #expect(deleted(in: "let a = b { c -> M::T in d() }") == ["d()"])
        #expect(deleted(in: "a { b.in\nC() }").contains("C()"))
        #expect(deleted(in: "b.forEach { c in\n    Thing(c)\n    d(c)\n}").contains("Thing(c)"))
    }

    @Test("Returned values are not deleted")
    func returned() {
        #expect(deleted(in: "func f() -> Int { g() }") == [])
        #expect(deleted(in: "var a: Int { b() }") == [])
        #expect(deleted(in: "var a: Int { get { b() } set { c(newValue) } }") == ["c(newValue)"])
        #expect(deleted(in: "func f() -> Void { g() }") == ["g()"])
        #expect(deleted(in: "func f(_ a: () -> Int) { g() }") == ["g()"])
        #expect(deleted(in: "var a = 1 { didSet { b() } }") == ["b()"])
        #expect(deleted(in: "func f() -> Int {\n    g()\n    return 1\n}") == ["g()"])
    }

    @Test("Initial values of properties are not deleted, later assignments are")
    func initialization() {
        let source = """
            class A: B {
                init(a: Int) {
                    self.a = a
                    b = a
                    c.d = a
                    super.init()
                    self.a = 2
                    e = a
                }
            }
            struct C {
                init(a: Int) {
                    self.a = a
                    b()
                }
                mutating func f() { a = 3 }
            }
            """
        #expect(
            deleted(in: source) == ["c.d = a", "self.a = 2", "e = a", "b()", "a = 3"]
        )
    }
}

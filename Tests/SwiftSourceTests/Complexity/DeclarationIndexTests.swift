internal import SwiftSource
internal import Testing

@Suite("The index of declarations")
struct DeclarationIndexTests {
    @Test(
        "The lines of a top-level type begin at its first attribute or modifier"
    )
    func ranges() {
        let source = """
            import A
            // A comment.
            @MainActor
            @available(macOS, unavailable)
            public final class B<T>: C where T: D {
                struct Inside {}
                func e() { class Local {} }
            }
            let value = { [1].map { $0 } }()
            extension B: F {}; private(set) var x = 1
            func g() { enum Hidden {} }

            indirect enum H {
                case i(H)
            }
            protocol J { associatedtype K }
            actor L
            {
            }
            """
        let ranges = DeclarationIndex(Array(source.utf8)).topLevelTypes
        #expect(ranges == [3...8, 10...10, 13...15, 16...16, 17...19])
    }

    @Test("A type without a closing brace has no lines")
    func unclosed() {
        #expect(DeclarationIndex(Array("struct A {\nlet b = 1".utf8)).topLevelTypes.isEmpty)
    }

    private static let nested = """
        extension A.B {
            class func c() {
                struct D { let e = 1 }
            }
            actor F { subscript(g: Int) -> Int { g } }
        }
        protocol H {
            var i: Int { get }
            init(j: Int)
        }
        """

    @Test(
        "The type around a line is named with its enclosing types",
        arguments: [(1, "A.B"), (3, "A.B.D"), (5, "A.B.F"), (8, "H")]
    )
    func typeNames(line: Int, name: String) {
        #expect(DeclarationIndex(Array(Self.nested.utf8)).typeName(atLine: line) == name)
    }

    @Test(
        "The lines of a declaration are found by its name",
        arguments: [
            ("c", 2...4), ("D", 3...3), ("e", 3...3), ("subscript", 5...5), ("i", 8...8),
            ("init", 9...9), ("H", 7...10),
        ]
    )
    func names(name: String, lines: ClosedRange<Int>) {
        #expect(DeclarationIndex(Array(Self.nested.utf8)).lines(ofDeclaration: name) == lines)
    }

    @Test("Types and functions have header lines, extensions and properties do not")
    func headers() {
        let index = DeclarationIndex(Array(Self.nested.utf8))
        #expect((1...10).filter(index.isHeader) == [2, 3, 5, 7, 9])
    }

    @Test("The requirements of a protocol are not counted as functions")
    func requirements() {
        let index = DeclarationIndex(Array(Self.nested.utf8))
        #expect(index.functions.map(\.name) == ["A.B.c()", "A.B.F.subscript(_:)"])
    }
}

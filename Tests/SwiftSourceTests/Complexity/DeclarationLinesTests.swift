internal import SwiftSource
internal import Testing

@Suite("The lines of declarations at the top")
struct DeclarationLinesTests {
    @Test("From the first attribute or modifier to the closing brace, comments left out")
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
        let ranges = DeclarationLines().ranges(in: Array(source.utf8))
        #expect(ranges == [3...8, 10...10, 13...15, 16...16, 17...19])
    }

    @Test("One that is never closed is left out")
    func unclosed() {
        #expect(DeclarationLines().ranges(in: Array("struct A {\nlet b = 1".utf8)).isEmpty)
    }
}

internal import HeadlessKit
internal import Testing

@Suite("The equality of elements")
struct ElementTests {
    @Test("Elements with composed and decomposed accents differ")
    func accents() {
        let composed = Element(id: "name", kind: .label, text: "Zo\u{EB}")
        let decomposed = Element(id: "name", kind: .label, text: "Zoe\u{308}")
        #expect(composed != decomposed)
        #expect(composed == Element(id: "name", kind: .label, text: "Zo\u{EB}"))
        #expect(Set([composed, decomposed]).count == 2)
    }
}

internal import HeadlessKit
internal import Testing

@Suite("Elements")
struct ElementTests {
    @Test("Two texts are the same only where they are written the same, accents included")
    func accents() {
        let composed = Element(id: "name", kind: .label, text: "Zo\u{EB}")
        let decomposed = Element(id: "name", kind: .label, text: "Zoe\u{308}")
        #expect(composed != decomposed)
        #expect(composed == Element(id: "name", kind: .label, text: "Zo\u{EB}"))
        #expect(Set([composed, decomposed]).count == 2)
    }
}

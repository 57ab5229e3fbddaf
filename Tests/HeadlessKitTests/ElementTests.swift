internal import HeadlessKitDriver
internal import Testing

@Suite("The equality of elements")
struct ElementTests {
    private typealias Run = Element.Run

    @Test("Elements with composed and decomposed accents are equal, as they look the same")
    func accents() {
        let composed = Element(id: "name", kind: .label, text: "Zo\u{EB}")
        let decomposed = Element(id: "name", kind: .label, text: "Zoe\u{308}")
        #expect(composed == decomposed)
        #expect(composed != Element(id: "name", kind: .label, text: "Zoe"))
        #expect(Set([composed, decomposed]).count == 1)
    }

    @Test("Elements with equal texts differ if their styles differ")
    func styles() {
        func element(_ runs: [Run]?) -> Element {
            Element(id: "a", kind: .label, text: "ab", style: runs)
        }
        #expect(element([Run("ab", style: "x")]) == element([Run("ab", style: "x")]))
        #expect(element([Run("ab", style: "x")]) != element([Run("ab", style: "y")]))
        #expect(
            element([Run("ab", style: "x")])
                != element([Run("a", style: "x"), Run("b", style: "x")])
        )
        #expect(element([Run("ab", style: "x")]) != element(nil))
        #expect(Run("e\u{301}", style: "x") == Run("\u{E9}", style: "x"))
    }
}

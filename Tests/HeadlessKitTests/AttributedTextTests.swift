internal import HeadlessKit
internal import Testing

@MainActor
@Suite("The attributed text")
struct AttributedTextTests {
    private typealias Run = AttributedText.Run

    private let label = Label()

    private func style() -> [AttributedText.Run]? { label.element(id: "label")?.style }

    @Test("The runs of a text are joined, and empty runs are removed")
    func parts() {
        let text = AttributedText([Run("@Ada", style: "mention"), Run("", style: "body")])
        #expect(text.text == "@Ada")
        #expect(text.runs == [Run("@Ada", style: "mention")])
        #expect(AttributedText([]).text == "")
    }

    @Test("A label shows an attributed text until it gets a plain text")
    func shows() {
        #expect(style() == nil)
        let runs = [Run("@Ada", style: "mention"), Run(" Hi", style: "body")]
        label.attributedText = AttributedText(runs)
        #expect(label.text == "@Ada Hi")
        #expect(label.element(id: "label")?.text == "@Ada Hi")
        #expect(style() == runs)
        label.text = "Hi"
        #expect(label.attributedText == nil)
        #expect(style() == nil)
        label.attributedText = nil
        #expect(label.text == "")
    }

    @Test("Elements with equal texts differ if their styles differ")
    func compares() {
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
        #expect(Run("e\u{301}", style: "x") != Run("\u{E9}", style: "x"))
    }
}

internal import HeadlessKit
internal import Testing

@MainActor
@Suite("A text with styles")
struct AttributedTextTests {
    private typealias Run = AttributedText.Run

    private let label = Label()

    private func style() -> [AttributedText.Run]? { label.element(id: "label")?.style }

    @Test("Its parts are one text, and parts without a text are none")
    func parts() {
        let text = AttributedText([Run("@Ada", style: "mention"), Run("", style: "body")])
        #expect(text.text == "@Ada")
        #expect(text.runs == [Run("@Ada", style: "mention")])
        #expect(AttributedText([]).text == "")
    }

    @Test("A label shows the text with its styles, until it is given one without")
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

    @Test("Elements that read the same differ where their styles do")
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

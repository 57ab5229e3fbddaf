internal import HeadlessKit
internal import Testing

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    private let field = UITextField()
    private let log = CallLog()

    init() {
        field.addAction(
            UIAction { [weak field, log] _ in log.add(field?.text ?? "") },
            for: .editingChanged
        )
    }

    /// The characters of the text that is being composed.
    private var marked: Range<Int>? { field.markedTextRange?.characters }

    @Test("The text is empty at first and after nil was set")
    func emptyText() {
        #expect(field.text == "")
        field.text = "Ada"
        field.text = nil
        #expect(field.text == "")
    }

    @Test("Setting the text performs no action")
    func setsText() {
        field.text = "Ada"
        #expect(log.take().isEmpty)
    }

    @Test("Editing is reported for each change by the user")
    func edits() {
        field.enterText("Grace")
        field.insert("!", isComposed: false)
        #expect(log.take() == ["Grace", "Grace!"])
    }

    @Test("The user inserts text at the caret, which then is behind it")
    func caret() {
        field.text = "Ada"
        field.moveCaret(to: 1)
        field.insert("b", isComposed: false)
        field.insert("c", isComposed: false)
        #expect(field.text == "Abcda")
        field.moveCaret(to: 99)
        field.insert("!", isComposed: false)
        field.moveCaret(to: -1)
        field.insert("¡", isComposed: false)
        #expect(field.text == "¡Abcda!")
    }

    @Test("Setting the text moves the caret to the end, also if the text stays the same")
    func caretAtEnd() {
        field.text = "Ada"
        field.moveCaret(to: 0)
        field.text = "Ada"
        field.insert("!", isComposed: false)
        #expect(field.text == "Ada!")
    }

    @Test("A caret position counts characters, not their parts")
    func characters() {
        field.text = "👩‍👩‍👧e\u{301}"
        field.moveCaret(to: 1)
        field.insert("-", isComposed: false)
        #expect(field.text == "👩‍👩‍👧-e\u{301}")
    }

    @Test("The marked text is the part that the user composes; each keystroke is an edit")
    func composing() {
        field.text = "a"
        #expect(field.markedTextRange == nil)
        for text in ["n", "ni", "你"] {
            field.insert(text, isComposed: true)
            #expect(marked == 1..<1 + text.count)
        }
        #expect(log.take() == ["an", "ani", "a你"])
    }

    @Test("Inserting the chosen character replaces the marked text and ends the composition")
    func chooses() {
        field.insert("ni", isComposed: true)
        field.insert("你", isComposed: false)
        #expect(field.text == "你")
        #expect(field.markedTextRange == nil)
        #expect(log.take() == ["ni", "你"])
        field.insert("好", isComposed: false)
        #expect(field.text == "你好")
    }

    @Test("Deleting all letters of a composition ends it")
    func abandons() {
        field.insert("n", isComposed: true)
        field.insert("", isComposed: true)
        #expect(field.text == "")
        #expect(field.markedTextRange == nil)
    }

    @Test("Setting the text ends the composition, so that the next keystroke is inserted again")
    func interrupts() {
        field.insert("n", isComposed: true)
        field.text = "n"
        #expect(field.markedTextRange == nil)
        field.insert("ni", isComposed: true)
        #expect(field.text == "nni")
    }

    @Test("Moving the caret ends the composition and keeps its text")
    func movesAway() {
        field.insert("ni", isComposed: true)
        field.moveCaret(to: 0)
        #expect(field.markedTextRange == nil)
        field.insert("a", isComposed: false)
        #expect(field.text == "ani")
    }

    @Test("The user cannot edit a disabled field; the code can")
    func disabled() {
        field.text = "Ada"
        field.isEnabled = false
        field.enterText("Grace")
        field.moveCaret(to: 0)
        field.insert("!", isComposed: false)
        #expect(field.text == "Ada")
        #expect(log.take().isEmpty)
        field.isEnabled = true
        field.insert("!", isComposed: false)
        #expect(field.text == "Ada!")
        field.isEnabled = false
        field.text = "Grace"
        #expect(field.text == "Grace")
    }
}

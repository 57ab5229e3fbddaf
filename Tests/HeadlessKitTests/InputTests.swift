internal import HeadlessKit
internal import Testing

@MainActor
@Suite("Inputs")
struct InputTests {
    @Test("A text field sends actions only for edits by the user")
    func edits() {
        let field = TextField()
        var texts: [String?] = []
        field.addAction(
            Action { [weak field] _ in texts.append(field?.text) },
            for: .editingChanged
        )
        field.text = "Ada"
        #expect(texts.isEmpty)
        field.enterText("Grace")
        #expect(texts == ["Grace"])
        field.text = nil
        #expect(field.text == "")
    }

    @Test("A switch sends actions only for toggles by the user")
    func turns() {
        let control = Switch()
        var positions: [Bool?] = []
        control.addAction(
            Action { [weak control] _ in positions.append(control?.isOn) },
            for: .valueChanged
        )
        control.isOn = true
        #expect(positions.isEmpty)
        control.toggle()
        #expect(positions == [false])
    }

    @Test("Disabled inputs ignore the user")
    func disables() {
        let field = TextField()
        field.isEnabled = false
        field.enterText("Ada")
        #expect(field.text == "")
        let control = Switch()
        control.isEnabled = false
        control.toggle()
        #expect(!control.isOn)
    }

    @Test("Inputs show their text or position, and cannot be tapped")
    func shows() {
        let field = TextField()
        field.text = "Ada"
        #expect(
            field.element(id: "name")
                == Element(id: "name", kind: .field, text: "Ada", isEnabled: true)
        )
        let control = Switch()
        control.isEnabled = false
        #expect(
            control.element(id: "news")
                == Element(id: "news", kind: .switch, text: "off", isEnabled: false)
        )
        #expect(!field.isTappable && !Switch().isTappable)
    }

    @Test("A terminal shows fields and switches, also disabled ones")
    func printsLines() {
        let elements = [
            Element(id: "name", kind: .field, text: "Ada", isEnabled: true),
            Element(id: "mail", kind: .field, text: "", isEnabled: false),
            Element(id: "news", kind: .switch, text: "on", isEnabled: true),
            Element(id: "ads", kind: .switch, text: "off", isEnabled: false),
        ]
        #expect(
            ScreenText.lines(for: elements) == [
                "[ Ada_ ]", "( _ )", "[ news: on ]", "( ads: off )",
            ]
        )
    }
}

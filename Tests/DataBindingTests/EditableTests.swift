internal import DataBinding
internal import HeadlessKit
internal import Testing

@MainActor
@Suite("The editable value")
struct EditableTests {
    @Test("A text field shows each value, and passes edits back")
    func bindsText() {
        let name = Editable("Ada")
        let field = UITextField()
        field.bind(to: name)
        #expect(field.text == "Ada")
        name.value = "Grace"
        #expect(field.text == "Grace")
        field.enterText("Mary")
        #expect(name.value == "Mary")
    }

    @Test("A switch shows each position, and passes changes back")
    func bindsPosition() {
        let isOn = Editable(true)
        let control = UISwitch()
        control.bind(to: isOn)
        #expect(control.isOn)
        isOn.value = false
        #expect(!control.isOn)
        control.isOn = true
        control.sendActions(for: .valueChanged)
        #expect(isOn.value)
    }

    @Test("Only edits of the user are reported")
    func reportsEdits() {
        let name = Editable("")
        var names: [String] = []
        name.onEdit = { names.append(name.value) }
        let field = UITextField()
        field.bind(to: name)
        name.value = "Ada"
        #expect(names.isEmpty)
        field.enterText("Grace")
        name.edit("Mary")
        #expect(names == ["Grace", "Mary"])
        name.onEdit = nil
    }

    @Test("The value does not retain its control")
    func releases() {
        let name = Editable("")
        weak var released: UITextField?
        do {
            let field = UITextField()
            field.bind(to: name)
            released = field
        }
        #expect(released == nil)
        name.edit("Ada")
        #expect(name.value == "Ada")
    }
}

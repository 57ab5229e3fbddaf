internal import HeadlessKit
internal import Testing

@MainActor
@Suite("Alerts and toasts")
struct AlertAndToastTests {
    private let root = ViewController()
    private let grandchild = ViewController()
    private let window: Window

    init() {
        let child = ViewController()
        root.addChild(child)
        child.addChild(grandchild)
        let label = Label()
        label.accessibilityIdentifier = "label"
        root.view.addSubview(label)
        window = Window(rootViewController: root)
    }

    private func alert(_ title: String, _ actions: [AlertAction]) -> AlertController {
        let alert = AlertController(title: title, message: nil, preferredStyle: .alert)
        actions.forEach(alert.addAction)
        return alert
    }

    @Test("An alert of a child is presented by the screen, after all other elements")
    func alertElements() {
        grandchild.present(
            alert(
                "Sure?",
                [
                    AlertAction(title: "Yes", style: .default),
                    AlertAction(title: "No", style: .default),
                ]
            ),
            animated: true
        )
        #expect(root.presentedAlert?.title == "Sure?")
        #expect(grandchild.presentedAlert == nil)
        #expect(
            window.elements().dropFirst() == [
                Element(id: "alert", kind: .alert, text: "Sure?"),
                Element(id: "alert.Yes", kind: .button, text: "Yes", isEnabled: true),
                Element(id: "alert.No", kind: .button, text: "No", isEnabled: true),
            ]
        )
    }

    @Test("An answer dismisses the alert before its handler, which can present another")
    func answers() {
        let again = alert("Really?", [AlertAction(title: "No", style: .default)])
        grandchild.present(
            alert(
                "Sure?",
                [
                    AlertAction(title: "Yes", style: .default) { [grandchild] _ in
                        grandchild.present(again, animated: true)
                    }
                ]
            ),
            animated: true
        )
        #expect(window.answerAlert(with: "Yes"))
        #expect(window.alert === again)
        #expect(window.answerAlert(with: "No"))
        #expect(window.alert == nil)
    }

    @Test("An unknown answer, or one without an alert, changes nothing")
    func wrongAnswers() {
        #expect(!window.answerAlert(with: "Yes"))
        grandchild.present(
            alert("Sure?", [AlertAction(title: "Yes", style: .default)]),
            animated: true
        )
        #expect(!window.answerAlert(with: "yes"))
        #expect(window.alert?.title == "Sure?")
    }

    @Test(
        "Toasts of all children are shown last, oldest first, until cleared"
    )
    func toasts() {
        grandchild.showToast("first")
        root.showToast("second")
        root.present(alert("Sure?", []), animated: true)
        #expect(window.identifiers == ["label", "alert", "toast", "toast"])
        #expect(window.elements().suffix(2).map(\.text) == ["first", "second"])
        window.clearToasts()
        #expect(window.identifiers == ["label", "alert"])
    }
}

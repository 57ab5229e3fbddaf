internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("Alerts")
struct AlertTests {
    private let root = RecordedController("root")
    private let part = UIViewController()
    private let driver: ScreenDriver
    private let log = CallLog()

    init() {
        root.addChild(part)
        driver = ScreenDriver(rootViewController: root)
    }

    /// Returns an alert whose actions are recorded.
    private func alert(_ title: String, _ actions: String...) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        for action in actions {
            alert.addAction(
                UIAlertAction(title: action, style: .default) { [log] in log.add($0.title ?? "") }
            )
        }
        return alert
    }

    private func present(_ alert: UIAlertController) {
        part.present(alert, animated: true)
        driver.finishEvent()
    }

    @Test("An alert has a title, a message, a style, and its actions in order")
    func properties() {
        let alert = UIAlertController(
            title: "Sure?",
            message: "This cannot be undone.",
            preferredStyle: .actionSheet
        )
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        #expect(alert.title == "Sure?")
        #expect(alert.message == "This cannot be undone.")
        #expect(alert.preferredStyle == .actionSheet)
        #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
        #expect(alert.actions.map(\.isEnabled) == [true, true])
    }

    @Test("An alert is a controller that the screen presents, and is shown after its elements")
    func elements() {
        let alert = alert("Sure?", "Yes", "No")
        present(alert)
        #expect(driver.alert === alert)
        #expect(root.presentedViewController === alert)
        #expect(alert.presentingViewController === root)
        #expect(
            driver.elements() == [
                Element(id: "root", kind: .label, text: "root"),
                Element(id: "alert", kind: .alert, text: "Sure?"),
                Element(id: "alert.Yes", kind: .button, text: "Yes", isEnabled: true),
                Element(id: "alert.No", kind: .button, text: "No", isEnabled: true),
            ]
        )
    }

    @Test("The handler of the chosen action is called after the alert has disappeared")
    func handler() {
        let alert = alert("Sure?")
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { [weak alert, root, log] action in
                log.add(action.title ?? "")
                #expect(root.presentedViewController == nil)
                #expect(alert?.viewIfLoaded?.window == nil)
            }
        )
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { [log] _ in log.add("No") })
        present(alert)
        #expect(driver.answerAlert(with: "Yes"))
        #expect(log.take() == ["Yes"])
        #expect(driver.alert == nil)
        #expect(driver.identifiers == ["root"])
    }

    @Test("A handler may present another alert")
    func presentsAgain() {
        let again = alert("Really?", "No")
        let first = alert("Sure?")
        first.addAction(
            UIAlertAction(title: "Yes", style: .default) { [part] _ in
                part.present(again, animated: true)
            }
        )
        present(first)
        #expect(driver.answerAlert(with: "Yes"))
        #expect(driver.alert === again)
        #expect(driver.answerAlert(with: "No"))
        #expect(driver.alert == nil)
    }

    @Test("An alert is not presented over an alert of the same screen")
    func alertOverAlert() {
        let first = alert("First", "OK")
        part.present(first, animated: true)
        part.present(alert("Second", "OK"), animated: true)
        driver.finishEvent()
        present(alert("Third", "OK"))
        #expect(driver.alert === first)
        #expect(driver.answerAlert(with: "OK"))
        #expect(driver.alert == nil)
    }

    @Test("A screen with an alert does not present another screen")
    func screenOverAlert() {
        present(alert("Sure?", "OK"))
        root.present(RecordedController("editor"), animated: true)
        driver.finishEvent()
        #expect(driver.alert?.title == "Sure?")
        #expect(driver.identifiers == ["root", "alert", "alert.OK"])
    }

    @Test("An alert can be dismissed in code, which calls no handler")
    func dismissed() {
        let alert = alert("Sure?", "OK")
        present(alert)
        alert.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.alert == nil)
        #expect(log.take().isEmpty)
    }

    @Test("A disabled action cannot be chosen")
    func disabledAction() {
        let alert = alert("Sure?", "Yes")
        alert.actions[0].isEnabled = false
        present(alert)
        #expect(driver.elements().last?.isEnabled == false)
        #expect(!driver.answerAlert(with: "Yes"))
        #expect(driver.alert === alert)
        alert.actions[0].isEnabled = true
        #expect(driver.answerAlert(with: "Yes"))
        #expect(log.take() == ["Yes"])
    }

    @Test("An unknown answer, or one without an alert, changes nothing")
    func wrongAnswers() {
        #expect(!driver.answerAlert(with: "Yes"))
        present(alert("Sure?", "Yes"))
        #expect(!driver.answerAlert(with: "yes"))
        #expect(driver.alert?.title == "Sure?")
        #expect(log.take().isEmpty)
    }

    @Test("An alert of a presented screen is answered there, and the screen stays")
    func onSheet() {
        let editor = RecordedController("editor")
        root.present(editor, animated: true)
        driver.finishEvent()
        editor.present(alert("Discard?", "Discard"), animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["editor", "Discard?", "Discard"])
        #expect(driver.answerAlert(with: "Discard"))
        #expect(log.take() == ["Discard"])
        #expect(driver.texts == ["editor"])
    }
}

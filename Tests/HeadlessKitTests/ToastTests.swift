internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("Toasts")
struct ToastTests {
    private let root = RecordedController("root")
    private let part = UIViewController()
    private let driver: ScreenDriver

    init() {
        root.addChild(part)
        driver = ScreenDriver(rootViewController: root)
    }

    @Test("Toasts of a screen and its children are shown last, the oldest first, until cleared")
    func order() {
        part.showToast("first")
        root.showToast("second")
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        root.present(alert, animated: true)
        driver.finishEvent()
        #expect(driver.identifiers == ["root", "alert", "toast", "toast"])
        #expect(driver.texts.suffix(2) == ["first", "second"])
        #expect(driver.elements().last?.kind == .toast)
        driver.clearToasts()
        #expect(driver.identifiers == ["root", "alert"])
    }

    @Test("A presented screen covers the toasts of the screen below it")
    func covered() {
        let editor = RecordedController("editor")
        root.present(editor, animated: true)
        driver.finishEvent()
        root.showToast("below")
        editor.showToast("above")
        #expect(driver.texts == ["editor", "above"])
        editor.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["root", "below"])
    }

    @Test("Toasts of covered screens are cleared, too")
    func clearsCovered() {
        root.showToast("below")
        let editor = RecordedController("editor")
        root.present(editor, animated: true)
        driver.finishEvent()
        driver.clearToasts()
        editor.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["root"])
    }
}

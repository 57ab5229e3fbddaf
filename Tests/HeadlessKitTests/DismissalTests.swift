internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The dismissal of controllers")
struct DismissalTests {
    private let log = CallLog()
    private let card: RecordedController
    private let editor: RecordedController
    private let driver: ScreenDriver

    init() {
        card = RecordedController("card", log)
        editor = RecordedController("editor", log)
        driver = ScreenDriver(rootViewController: card)
        card.present(editor, animated: true)
        driver.finishEvent()
        _ = log.take()
    }

    @Test("The presenting controller dismisses the screen that it presented")
    func fromPresenter() {
        card.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["card"])
        #expect(card.presentedViewController == nil)
        #expect(editor.presentingViewController == nil)
        #expect(editor.view.window == nil)
    }

    @Test("A presented controller without a presented screen dismisses itself")
    func fromPresented() {
        editor.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["card"])
        #expect(card.presentedViewController == nil)
    }

    @Test("A child dismisses the screen of which it is a part, or that its screen presented")
    func fromChild() {
        let (part, field) = (UIViewController(), UIViewController())
        card.addChild(part)
        editor.addChild(field)
        field.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["card"])
        card.present(editor, animated: true)
        driver.finishEvent()
        part.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["card"])
    }

    @Test("A dismissed screen disappears at the end of the transition; the one below stays")
    func disappears() {
        card.dismiss(animated: true) { [log] in log.add("completion") }
        #expect(log.take() == ["editor.viewWillDisappear"])
        #expect(editor.isBeingDismissed)
        #expect(card.presentedViewController === editor)
        driver.finishEvent()
        #expect(log.take() == ["editor.viewDidDisappear", "completion"])
        #expect(!editor.isBeingDismissed)
    }

    @Test("A screen can be presented again after it was dismissed, and keeps its view")
    func presentsAgain() {
        let view = editor.view
        card.dismiss(animated: true)
        driver.finishEvent()
        _ = log.take()
        card.present(editor, animated: true)
        driver.finishEvent()
        #expect(editor.view === view)
        #expect(
            log.take() == [
                "editor.viewWillAppear", "editor.viewIsAppearing", "editor.viewDidAppear",
            ]
        )
    }

    @Test("The completion of a dismissal may present another screen")
    func presentsInCompletion() {
        card.dismiss(animated: true) { [card] in
            card.present(RecordedController("next"), animated: true)
        }
        driver.finishEvent()
        #expect(driver.texts == ["next"])
    }

    @Test("Dismissing twice dismisses once")
    func twice() {
        editor.dismiss(animated: true)
        editor.dismiss(animated: true) { [log] in log.add("second completion") }
        driver.finishEvent()
        #expect(log.take() == ["editor.viewWillDisappear", "editor.viewDidDisappear"])
        #expect(driver.texts == ["card"])
    }

    @Test("A controller that was dismissed does not dismiss the screen that is presented after it")
    func lateDismissal() {
        editor.dismiss(animated: true)
        driver.finishEvent()
        card.present(RecordedController("next"), animated: true)
        driver.finishEvent()
        editor.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["next"])
    }

    @Test("A root controller that presents nothing cannot be dismissed")
    func root() {
        card.dismiss(animated: true)
        driver.finishEvent()
        _ = log.take()
        card.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["card"])
        #expect(log.take().isEmpty)
    }

    // MARK: - Nesting

    private func presentTop() -> RecordedController {
        let top = RecordedController("top", log)
        editor.present(top, animated: true)
        driver.finishEvent()
        _ = log.take()
        return top
    }

    @Test("Dismissing a screen dismisses all that it presents, directly or indirectly")
    func nested() {
        let top = presentTop()
        card.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["card"])
        #expect(top.presentingViewController == nil)
        #expect(top.view.window == nil)
        #expect(editor.presentedViewController == nil)
        #expect(editor.view.window == nil)
    }

    @Test("All screens that are dismissed together disappear")
    func nestedDisappearance() {
        _ = presentTop()
        card.dismiss(animated: true)
        #expect(log.take().sorted() == ["editor.viewWillDisappear", "top.viewWillDisappear"])
        driver.finishEvent()
        #expect(log.take().sorted() == ["editor.viewDidDisappear", "top.viewDidDisappear"])
    }

    @Test("A screen in the middle dismisses the one that it presents, not itself")
    func middle() {
        let top = presentTop()
        editor.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["editor"])
        #expect(top.presentingViewController == nil)
        #expect(log.take() == ["top.viewWillDisappear", "top.viewDidDisappear"])
    }

    @Test("A dismissal of a screen while the one above it is being dismissed closes it once")
    func together() {
        let top = presentTop()
        top.dismiss(animated: true)
        card.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["card"])
        #expect(log.take().filter { $0.hasPrefix("top.") }.count == 2)
    }
}

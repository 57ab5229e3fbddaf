internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("Swiping down a presented screen")
struct SheetTests {
    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: CallLog

        init(_ log: CallLog) {
            self.log = log
        }

        func presentationControllerDidAttemptToDismiss(
            _ presentationController: UIPresentationController
        ) {
            log.add("didAttemptToDismiss")
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            let isPresented =
                presentationController.presentedViewController.presentingViewController != nil
            log.add(isPresented ? "didDismiss too early" : "didDismiss")
        }
    }

    private let log = CallLog()
    private let card = RecordedController("card")
    private let editor: RecordedController
    private let delegate: Delegate
    private let driver: ScreenDriver

    init() {
        editor = RecordedController("editor", log)
        delegate = Delegate(log)
        editor.presentationController?.delegate = delegate
        driver = ScreenDriver(rootViewController: card)
        card.present(editor, animated: true)
        driver.finishEvent()
        _ = log.take()
    }

    @Test("The user can swipe a sheet down; its delegate is notified after it has disappeared")
    func swipe() {
        #expect(driver.swipeDown())
        driver.finishEvent()
        #expect(driver.texts == ["card"])
        #expect(
            log.take() == ["editor.viewWillDisappear", "editor.viewDidDisappear", "didDismiss"]
        )
    }

    @Test("A modal sheet stays, and its delegate is notified of the attempt")
    func modal() {
        editor.isModalInPresentation = true
        #expect(driver.swipeDown())
        driver.finishEvent()
        #expect(driver.texts == ["editor"])
        #expect(log.take() == ["didAttemptToDismiss"])
        editor.isModalInPresentation = false
        #expect(driver.swipeDown())
        driver.finishEvent()
        #expect(driver.texts == ["card"])
    }

    @Test("A modal sheet can be dismissed in code")
    func modalInCode() {
        editor.isModalInPresentation = true
        editor.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["card"])
    }

    @Test("The delegate is not notified of a dismissal in code")
    func inCode() {
        card.dismiss(animated: true)
        driver.finishEvent()
        #expect(log.take() == ["editor.viewWillDisappear", "editor.viewDidDisappear"])
    }

    @Test("The user swipes the screen on top")
    func top() {
        editor.present(RecordedController("top"), animated: true)
        driver.finishEvent()
        #expect(driver.swipeDown())
        driver.finishEvent()
        #expect(driver.texts == ["editor"])
        #expect(log.take().isEmpty)
    }

    @Test("The user cannot swipe an alert, a screen below an alert, or a root screen")
    func nothingToSwipe() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        editor.present(alert, animated: true)
        driver.finishEvent()
        #expect(!driver.swipeDown())
        editor.dismiss(animated: true)
        driver.finishEvent()
        card.dismiss(animated: true)
        driver.finishEvent()
        #expect(!driver.swipeDown())
        #expect(driver.texts == ["card"])
    }

    @Test("A delegate needs to implement none of its methods")
    func optionalMethods() {
        final class Indifferent: NSObject, UIAdaptivePresentationControllerDelegate {}
        let delegate = Indifferent()
        editor.presentationController?.delegate = delegate
        editor.isModalInPresentation = true
        #expect(driver.swipeDown())
        editor.isModalInPresentation = false
        #expect(driver.swipeDown())
        driver.finishEvent()
        #expect(driver.texts == ["card"])
    }

    @Test("A presentation controller knows its screen, and does not retain its delegate")
    func presentationController() {
        #expect(editor.presentationController?.presentedViewController === editor)
        do { editor.presentationController?.delegate = Delegate(log) }
        #expect(editor.presentationController?.delegate == nil)
    }
}

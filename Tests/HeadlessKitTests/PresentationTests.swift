internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The presentation of controllers")
struct PresentationTests {
    private let log = CallLog()
    private let navigation = NavigationStack()
    private let card: RecordedController
    private let editor: RecordedController
    private let driver: ScreenDriver

    init() {
        card = RecordedController("card", log)
        editor = RecordedController("editor", log)
        driver = ScreenDriver(rootViewController: card, navigation: navigation)
        _ = log.take()
    }

    private func present(_ controller: UIViewController) {
        card.present(controller, animated: true)
        driver.finishEvent()
    }

    @Test("A presented screen covers the screen below it")
    func covers() {
        present(editor)
        #expect(driver.texts == ["editor"])
        #expect(driver.view(identifiedBy: "card") == nil)
        #expect(driver.view(identifiedBy: "editor") != nil)
        #expect(card.presentedViewController === editor)
        #expect(editor.presentingViewController === card)
        #expect(editor.view.window === driver.window)
        #expect(card.presentingViewController == nil)
        #expect(editor.presentedViewController == nil)
    }

    @Test("A presented screen is loaded and appears; the screen below a sheet does not disappear")
    func appearance() {
        present(editor)
        #expect(
            log.take() == [
                "editor.loadView", "editor.viewDidLoad", "editor.viewWillAppear",
                "editor.viewIsAppearing", "editor.viewDidAppear",
            ]
        )
    }

    @Test("The completion is called at the end of the transition, after viewDidAppear")
    func completion() {
        card.present(editor, animated: true) { [log] in log.add("completion") }
        #expect(log.take().last == "editor.viewIsAppearing")
        #expect(card.presentedViewController === editor)
        driver.finishEvent()
        #expect(log.take() == ["editor.viewDidAppear", "completion"])
        driver.finishEvent()
        #expect(log.take().isEmpty)
    }

    @Test("The completion may present another screen on top")
    func presentsInCompletion() {
        let top = RecordedController("top")
        card.present(editor, animated: true) { [editor] in editor.present(top, animated: true) }
        driver.finishEvent()
        #expect(driver.texts == ["top"])
        #expect(top.presentingViewController === editor)
    }

    // MARK: - Refusals

    @Test(
        "A controller whose view is in no window presents nothing",
        arguments: [RecordedController.Call.viewDidLoad, .viewWillAppear]
    )
    func noWindow(call: RecordedController.Call) {
        let controller = RecordedController("opening")
        controller.reactions[call] = { [editor, log] in
            $0.present(editor, animated: true) { log.add("completion") }
        }
        let driver = ScreenDriver(rootViewController: controller)
        #expect(driver.texts == ["opening"])
        #expect(controller.presentedViewController == nil)
        #expect(editor.presentingViewController == nil)
        #expect(log.take().isEmpty)
        controller.reactions = [:]
        controller.present(editor, animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["editor"])
    }

    @Test(
        "A controller whose view is in the window may present while it appears",
        arguments: [RecordedController.Call.viewIsAppearing, .viewDidAppear]
    )
    func whileAppearing(call: RecordedController.Call) {
        let controller = RecordedController("opening")
        controller.reactions[call] = { [editor] in $0.present(editor, animated: true) }
        let driver = ScreenDriver(rootViewController: controller)
        #expect(driver.texts == ["editor"])
        controller.reactions = [:]
    }

    @Test("A controller whose view is not loaded presents nothing, and does not load it")
    func notLoaded() {
        let controller = RecordedController("new", log)
        controller.present(editor, animated: true)
        #expect(controller.presentedViewController == nil)
        #expect(!controller.isViewLoaded)
        #expect(log.take().isEmpty)
    }

    @Test("A controller that presents a screen already does not present another one")
    func presentsOnce() {
        present(editor)
        let other = RecordedController("other", log)
        _ = log.take()
        card.present(other, animated: true) { [log] in log.add("completion") }
        driver.finishEvent()
        #expect(card.presentedViewController === editor)
        #expect(other.presentingViewController == nil)
        #expect(driver.texts == ["editor"])
        #expect(log.take().isEmpty)
    }

    @Test("A controller presents nothing while the dismissal of its presented screen is running")
    func whileDismissing() {
        present(editor)
        card.dismiss(animated: true)
        card.present(RecordedController("other"), animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["card"])
        present(RecordedController("other"))
        #expect(driver.texts == ["other"])
    }

    @Test("A screen presents nothing while it is being presented itself; in viewDidAppear it may")
    func whileBeingPresented() {
        let top = RecordedController("top")
        card.present(editor, animated: true)
        #expect(editor.isBeingPresented)
        editor.present(top, animated: true)
        #expect(editor.presentedViewController == nil)
        card.dismiss(animated: true)
        driver.finishEvent()
        #expect(!editor.isBeingPresented)
        editor.reactions[.viewDidAppear] = { $0.present(top, animated: true) }
        present(editor)
        #expect(driver.texts == ["top"])
        editor.reactions = [:]
    }

    // MARK: - Nesting

    @Test("A presented screen can present another one")
    func nests() {
        present(editor)
        let top = RecordedController("top")
        editor.present(top, animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["top"])
        #expect(top.presentingViewController === editor)
        #expect(card.presentedViewController === editor)
    }

    @Test("A child presents from the root of its screen")
    func presentsFromChild() {
        let (part, nested) = (UIViewController(), UIViewController())
        card.addChild(part)
        part.addChild(nested)
        nested.present(editor, animated: true)
        driver.finishEvent()
        #expect(driver.texts == ["editor"])
        #expect(editor.presentingViewController === card)
    }

    @Test("A child has the presented and the presenting controller of its parents")
    func inheritance() {
        let (part, field) = (UIViewController(), UIViewController())
        card.addChild(part)
        editor.addChild(field)
        present(editor)
        #expect(part.presentedViewController === editor)
        #expect(part.presentingViewController == nil)
        #expect(field.presentingViewController === card)
        #expect(field.presentedViewController == nil)
        #expect(field.presentationController === editor.presentationController)
    }

    @Test("Going back does not close a presented screen")
    func staysModal() {
        navigation.push(Route(page: "blog-detail", id: 1))
        driver.finishEvent()
        present(editor)
        #expect(!driver.back())
        #expect(navigation.routes.count == 1)
        card.dismiss(animated: true)
        driver.finishEvent()
        #expect(driver.back())
    }
}

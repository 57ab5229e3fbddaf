internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The appearance of child controllers")
struct ChildAppearanceTests {
    private let log = CallLog()
    private let navigation = NavigationStack()
    private let parent: RecordedController
    private let child: RecordedController

    init() {
        parent = RecordedController("parent", log)
        child = RecordedController("child", log)
    }

    private func open() -> ScreenDriver {
        ScreenDriver(rootViewController: parent, navigation: navigation)
    }

    private func addChild() {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// Returns the calls of the child since the last time.
    private func takeCallsOfChild() -> [String] {
        log.take().filter { $0.hasPrefix("child.") }.map { String($0.dropFirst(6)) }
    }

    @Test("A child appears and disappears with its parent")
    func together() {
        addChild()
        let driver = open()
        #expect(
            takeCallsOfChild() == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ]
        )
        navigation.push(Route(page: "blog-detail", id: 7))
        driver.finishEvent()
        #expect(takeCallsOfChild() == ["viewWillDisappear", "viewDidDisappear"])
        navigation.back()
        driver.finishEvent()
        #expect(takeCallsOfChild() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    @Test("A parent will appear before its children will, and is appearing before they are")
    func order() {
        addChild()
        _ = open()
        #expect(
            log.take().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Appearing") }.prefix(4) == [
                "parent.viewWillAppear", "child.viewWillAppear", "parent.viewIsAppearing",
                "child.viewIsAppearing",
            ]
        )
    }

    @Test("A child whose view is not in the parent's view does not appear")
    func notAdded() {
        parent.addChild(child)
        let driver = open()
        #expect(takeCallsOfChild().isEmpty)
        child.loadViewIfNeeded()
        navigation.push(Route(page: "blog-detail", id: 7))
        driver.finishEvent()
        navigation.back()
        driver.finishEvent()
        #expect(takeCallsOfChild() == ["loadView", "viewDidLoad"])
    }

    @Test("A child that is added to a visible screen appears, and has appeared after the event")
    func addedWhileVisible() {
        let driver = open()
        addChild()
        #expect(
            takeCallsOfChild() == ["loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing"]
        )
        driver.finishEvent()
        #expect(takeCallsOfChild() == ["viewDidAppear"])
    }

    @Test(
        "A child that is added while its parent appears appears once",
        arguments: [
            RecordedController.Call.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
        ]
    )
    func addedWhileAppearing(call: RecordedController.Call) {
        parent.reactions[call] = { [child] parent in
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        _ = open()
        #expect(
            takeCallsOfChild() == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ]
        )
        parent.reactions = [:]
    }

    @Test("A child that is added to a covered screen appears with it")
    func addedWhileCovered() {
        let driver = open()
        navigation.push(Route(page: "blog-detail", id: 7))
        driver.finishEvent()
        addChild()
        driver.finishEvent()
        #expect(takeCallsOfChild() == ["loadView", "viewDidLoad"])
        navigation.back()
        driver.finishEvent()
        #expect(takeCallsOfChild() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    @Test("A child that is removed from a visible screen disappears, and appears when added again")
    func removedWhileVisible() {
        addChild()
        let driver = open()
        _ = log.take()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(takeCallsOfChild() == ["viewWillDisappear"])
        driver.finishEvent()
        #expect(takeCallsOfChild() == ["viewDidDisappear"])
        addChild()
        driver.finishEvent()
        #expect(takeCallsOfChild() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    @Test("A child whose view moves inside of the screen neither disappears nor appears")
    func moved() {
        addChild()
        let driver = open()
        let box = UIView()
        parent.view.addSubview(box)
        _ = log.take()
        box.addSubview(child.view)
        driver.finishEvent()
        #expect(log.take().isEmpty)
        UIView().addSubview(child.view)
        driver.finishEvent()
        #expect(takeCallsOfChild() == ["viewWillDisappear", "viewDidDisappear"])
    }
}

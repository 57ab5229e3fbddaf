internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The appearance of a controller")
struct AppearanceTests {
    private let log = CallLog()
    private let navigation = NavigationStack()
    private let root: RecordedController

    init() {
        root = RecordedController("", log)
    }

    private func open() -> ScreenDriver {
        ScreenDriver(rootViewController: root, navigation: navigation)
    }

    @Test("A screen that opens is loaded, then it appears")
    func opens() {
        let driver = open()
        #expect(
            log.take() == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ]
        )
        _ = driver.elements()
        driver.finishEvent()
        #expect(log.take().isEmpty)
    }

    @Test("viewWillAppear is called before the view is in the window, viewIsAppearing after")
    func window() {
        root.reactions[.viewWillAppear] = { #expect($0.view.window == nil) }
        root.reactions[.viewIsAppearing] = { #expect($0.view.window != nil) }
        root.reactions[.viewDidAppear] = { #expect($0.view.window != nil) }
        let driver = open()
        #expect(root.view.window === driver.window)
        #expect(driver.window.window === driver.window)
        #expect(log.take().count == 5)
    }

    @Test("viewDidAppear is called at the end of the transition")
    func transition() {
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(log.take().last == "viewIsAppearing")
        window.finishEvent()
        #expect(log.take() == ["viewDidAppear"])
    }

    @Test("A window without a root controller shows nothing")
    func noRoot() {
        let window = UIWindow()
        window.makeKeyAndVisible()
        #expect(window.subviews.isEmpty)
    }

    @Test("A screen disappears when a page is pushed over it, and appears when the page closes")
    func page() {
        let driver = open()
        _ = log.take()
        navigation.push(Route(page: "blog-detail", id: 7))
        #expect(log.take().isEmpty)
        driver.finishEvent()
        #expect(log.take() == ["viewWillDisappear", "viewDidDisappear"])
        #expect(driver.back())
        driver.finishEvent()
        #expect(log.take() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
    }

    @Test("A covered screen neither appears nor disappears when pages above it change")
    func severalPages() {
        let driver = open()
        navigation.push(Route(page: "blog-detail", id: 7))
        driver.finishEvent()
        _ = log.take()
        navigation.push(Route(page: "user-detail", id: 2))
        driver.finishEvent()
        #expect(driver.back())
        driver.finishEvent()
        #expect(log.take().isEmpty)
        #expect(driver.back())
        driver.finishEvent()
        #expect(log.take() == ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
        #expect(!driver.back())
        driver.finishEvent()
        #expect(log.take().isEmpty)
    }

    @Test("The first appearance is not animated; those after it are")
    func animated() {
        final class Animated: UIViewController {
            private(set) var animations: [Bool] = []

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                animations.append(animated)
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                animations.append(animated)
            }
        }
        let controller = Animated()
        let driver = ScreenDriver(rootViewController: controller, navigation: navigation)
        #expect(controller.animations == [false])
        navigation.push(Route(page: "blog-detail", id: 7))
        driver.finishEvent()
        #expect(driver.back())
        driver.finishEvent()
        #expect(controller.animations == [false, true, true])
    }

    @Test("A page that a screen pushes while it opens covers it")
    func pushesWhileOpening() {
        root.reactions[.viewDidLoad] = { [navigation] _ in
            navigation.push(Route(page: "blog-detail", id: 7))
        }
        let driver = open()
        #expect(driver.identifiers == ["page"])
        #expect(log.take().suffix(3) == ["viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
    }
}

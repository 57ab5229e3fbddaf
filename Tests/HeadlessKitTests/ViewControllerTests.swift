internal import HeadlessKit
internal import Testing

@MainActor
@Suite("Controllers")
struct ViewControllerTests {
    private final class Recorder: ViewController {
        private(set) var log: [String] = []

        override func loadView() {
            log.append("load")
            view = View()
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("did load")
            // A controller touches its own view here, which must not load it again.
            view.accessibilityIdentifier = "view"
        }
    }

    @Test("A view is loaded once, at its first use")
    func lifecycle() {
        let controller = Recorder()
        #expect(controller.log.isEmpty)
        let view = controller.view
        #expect(controller.view === view)
        #expect(controller.log == ["load", "did load"])
    }

    @Test("A window loads the view of its controller")
    func window() {
        let controller = Recorder()
        let window = Window(rootViewController: controller)
        #expect(controller.log == ["load", "did load"])
        _ = window.elements()
        #expect(controller.log == ["load", "did load"])
    }

    @Test("A child controller does not retain its parent")
    func children() {
        let child = ViewController()
        weak var gone: ViewController?
        do {
            let parent = ViewController()
            gone = parent
            parent.addChild(child)
            #expect(child.parent === parent)
            #expect(parent.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
        }
        #expect(gone == nil)
        #expect(child.parent == nil)
    }

    @Test("A closed window releases its controller and views")
    func release() {
        weak var controller: ViewController?
        weak var view: View?
        do {
            let list = NumberList(count: 30)
            let window = Window(rootViewController: list)
            list.tableView.scrollToRow(at: 29)
            controller = window.rootViewController
            view = window.view(identifiedBy: "number.29.label")
            #expect(view != nil)
        }
        #expect(controller == nil)
        #expect(view == nil)
    }

    private final class Appearance: ViewController {
        var log: [Bool] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append(animated)
        }
    }

    @Test("A screen appears when it opens and when the last covering page closes")
    func appearance() {
        let root = Appearance()
        let part = Appearance()
        root.addChild(part)
        let navigation = NavigationStack()
        let window = Window(rootViewController: root, navigation: navigation)
        #expect(root.log == [false])
        navigation.push(Route(page: "blog-detail", id: 7))
        navigation.push(Route(page: "user-detail", id: 2))
        #expect(window.back())
        #expect(root.log == [false])
        #expect(window.back())
        #expect(root.log == [false, true])
        #expect(part.log == [false, true])
        #expect(!window.back())
        #expect(root.log == [false, true])
    }

    @Test("A navigation stack keeps the routes in order; going back takes the last")
    func navigation() {
        let stack = NavigationStack()
        stack.push(Route(page: "blog-detail", id: 7))
        stack.push(Route(page: "user-detail", id: 2))
        #expect(stack.routes.map(\.description) == ["blog-detail(7)", "user-detail(2)"])
        #expect(stack.back())
        #expect(stack.routes == [Route(page: "blog-detail", id: 7)])
        #expect(stack.back())
        #expect(!stack.back())
        #expect(stack.routes.isEmpty)
    }
}

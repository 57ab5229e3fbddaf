internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The release of screens")
struct ReleaseTests {
    /// References to objects that do not retain them.
    private final class Released {
        private var references: [() -> AnyObject?] = []

        /// The number of objects that are still alive.
        var aliveCount: Int { references.count { $0() != nil } }

        func add(_ objects: AnyObject?...) {
            for object in objects {
                #expect(object != nil)
                references.append { [weak object] in object }
            }
        }
    }

    private let released = Released()

    @Test("A released driver releases its window, controllers, children, views and cells")
    func closes() {
        do {
            let root = RecordedController("root")
            let list = NumberList(0..<30)
            root.addChild(list)
            root.view.addSubview(list.view)
            let driver = ScreenDriver(rootViewController: root)
            list.tableView.scroll(to: 29)
            list.tableView.reloadData()
            released.add(driver, driver.window, root, root.view, list, list.tableView, list.footer)
            driver.finishEvent()
            released.add(list.cell(29), list.cell(29)?.label)
        }
        #expect(released.aliveCount == 0)
    }

    @Test("A driver that is released in the middle of an event releases what is unfinished")
    func closesDuringEvent() {
        do {
            let root = RecordedController("root")
            let editor = RecordedController("editor")
            let top = RecordedController("top")
            let driver = ScreenDriver(rootViewController: root)
            root.present(editor, animated: true)
            driver.finishEvent()
            editor.present(top, animated: true) { [editor] in _ = editor.title }
            root.setNeedsUpdateProperties()
            top.view.setNeedsLayout()
            released.add(driver.window, root, editor, top, top.view)
            root.dismiss(animated: true) { [root] in _ = root.title }
        }
        #expect(released.aliveCount == 0)
    }

    @Test("A dismissed screen is released, also if it closes itself")
    func dismissed() {
        let root = RecordedController("root")
        let driver = ScreenDriver(rootViewController: root)
        do {
            let editor = RecordedController("editor")
            let top = RecordedController("top")
            root.present(editor, animated: true)
            driver.finishEvent()
            editor.present(top, animated: true)
            driver.finishEvent()
            released.add(editor, editor.view, top, editor.presentationController)
            editor.dismiss(animated: true)
            driver.finishEvent()
            editor.dismiss(animated: true)
            driver.finishEvent()
        }
        #expect(released.aliveCount == 0)
        #expect(driver.texts == ["root"])
    }

    @Test("An answered alert is released with its actions, whose handler may use the screen")
    func alert() {
        let root = RecordedController("root")
        let driver = ScreenDriver(rootViewController: root)
        do {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [root] _ in _ = root })
            root.present(alert, animated: true)
            driver.finishEvent()
            released.add(alert, alert.actions.first)
            #expect(driver.answerAlert(with: "OK"))
        }
        #expect(released.aliveCount == 0)
    }

    @Test("A removed child is released")
    func child() {
        let root = RecordedController("root")
        let driver = ScreenDriver(rootViewController: root)
        do {
            let child = RecordedController("child")
            root.addChild(child)
            root.view.addSubview(child.view)
            driver.finishEvent()
            released.add(child, child.view)
            child.view.removeFromSuperview()
            child.removeFromParent()
            driver.finishEvent()
        }
        #expect(released.aliveCount == 0)
    }

    @Test("A view does not retain its controller")
    func weakController() {
        let view: UIView
        do {
            let controller = RecordedController("root")
            view = controller.view
            released.add(controller)
        }
        #expect(released.aliveCount == 0)
        withExtendedLifetime(view) {}
    }
}

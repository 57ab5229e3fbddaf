internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Observation
internal import Testing

@Observable
private final class Number {
    var value = 0
    var other = 0
}

/// Shows an observed number, if there is one, and counts its updates.
private final class NumberController: UIViewController {
    var number: Number?
    private(set) var updateCount = 0
    private(set) var shown = 0

    init(_ number: Number?) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func updateProperties() {
        super.updateProperties()
        updateCount += 1
        shown = number?.value ?? 0
    }
}

@MainActor
@Suite("The update of a controller from observed properties")
struct UpdatePropertiesTests {
    private let number = Number()
    private let controller: NumberController

    init() {
        controller = NumberController(number)
    }

    private func open() -> ScreenDriver { ScreenDriver(rootViewController: controller) }

    @Test("A controller is updated once after its view was loaded, when it is in a window")
    func first() {
        controller.loadViewIfNeeded()
        #expect(controller.updateCount == 0)
        let driver = open()
        #expect(controller.updateCount == 1)
        driver.finishEvent()
        #expect(controller.updateCount == 1)
    }

    @Test("Changes are shown after the event and not during it, all together")
    func change() {
        let driver = open()
        number.value = 1
        number.value = 2
        #expect(controller.shown == 0)
        driver.finishEvent()
        #expect(controller.shown == 2)
        #expect(controller.updateCount == 2)
        number.value = 3
        driver.finishEvent()
        #expect(controller.shown == 3)
    }

    @Test("A change of a property that was not read has no effect")
    func otherProperty() {
        let driver = open()
        number.other = 1
        driver.finishEvent()
        #expect(controller.updateCount == 1)
    }

    @Test("Only properties that the last update read are observed")
    func lastRead() {
        let driver = open()
        controller.number = nil
        number.value = 1
        driver.finishEvent()
        #expect(controller.updateCount == 2)
        number.value = 2
        driver.finishEvent()
        #expect(controller.updateCount == 2)
    }

    @Test("Each child is updated only after changes of what it read itself")
    func children() {
        let root = UIViewController()
        let children = [NumberController(number), NumberController(Number())]
        for child in children {
            root.addChild(child)
            root.view.addSubview(child.view)
        }
        let driver = ScreenDriver(rootViewController: root)
        number.value = 7
        driver.finishEvent()
        #expect(children.map(\.shown) == [7, 0])
        #expect(children.map(\.updateCount) == [2, 1])
    }

    @Test("An update can be requested, and happens once after the event")
    func requested() {
        let driver = open()
        controller.setNeedsUpdateProperties()
        controller.setNeedsUpdateProperties()
        #expect(controller.updateCount == 1)
        driver.finishEvent()
        #expect(controller.updateCount == 2)
    }

    @Test("An update that changes what another controller read updates that one, too")
    func chain() {
        final class Doubling: UIViewController {
            var numbers: (from: Number, to: Number)?

            override func updateProperties() {
                super.updateProperties()
                guard let numbers else { return }
                numbers.to.value = numbers.from.value * 2
            }
        }
        let source = Number()
        let doubling = Doubling()
        doubling.numbers = (source, number)
        controller.addChild(doubling)
        controller.view.addSubview(doubling.view)
        let driver = open()
        source.value = 4
        driver.finishEvent()
        #expect(controller.shown == 8)
    }

    @Test("A controller outside of a window is updated when its view enters one")
    func outside() {
        let root = UIViewController()
        root.addChild(controller)
        root.view.addSubview(controller.view)
        let driver = ScreenDriver(rootViewController: root)
        controller.view.removeFromSuperview()
        number.value = 1
        driver.finishEvent()
        #expect(controller.updateCount == 1)
        root.view.addSubview(controller.view)
        #expect(controller.shown == 0)
        driver.finishEvent()
        #expect(controller.shown == 1)
        #expect(controller.updateCount == 2)
    }

    @Test("A controller whose view leaves the window before the end of the event is updated later")
    func leaves() {
        let root = UIViewController()
        root.addChild(controller)
        root.view.addSubview(controller.view)
        let driver = ScreenDriver(rootViewController: root)
        number.value = 1
        controller.view.removeFromSuperview()
        driver.finishEvent()
        #expect(controller.updateCount == 1)
        root.view.addSubview(controller.view)
        driver.finishEvent()
        #expect(controller.shown == 1)
    }

    @Test("A presented screen is updated, and so is the screen that it covers")
    func presented() {
        let driver = open()
        let editor = NumberController(number)
        controller.present(editor, animated: true)
        driver.finishEvent()
        #expect(editor.updateCount == 1)
        number.value = 5
        driver.finishEvent()
        #expect(editor.shown == 5)
        #expect(controller.shown == 5)
    }

    @Test("Observation does not retain the controller")
    func release() {
        weak var released: NumberController?
        do {
            let controller = NumberController(number)
            let driver = ScreenDriver(rootViewController: controller)
            controller.setNeedsUpdateProperties()
            driver.finishEvent()
            released = controller
        }
        #expect(released == nil)
        number.value = 1
    }
}

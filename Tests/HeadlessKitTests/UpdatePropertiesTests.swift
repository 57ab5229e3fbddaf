internal import HeadlessKit
internal import Observation
internal import Testing

/// Shows a number that is observed, and how often it was brought up to date.
private final class NumberController: ViewController {
    let number: Number
    private(set) var updateCount = 0
    private(set) var shown = 0

    init(_ number: Number) {
        self.number = number
    }

    override func updateProperties() {
        updateCount += 1
        shown = number.value
    }
}

@Observable
private final class Number {
    var value = 0
    var other = 0
}

@MainActor
@Suite("Observed properties")
struct UpdatePropertiesTests {
    private let number = Number()

    @Test(
        "What is shown is brought up to date when it is loaded, and behind a change of what was read"
    )
    func change() {
        let controller = NumberController(number)
        let window = Window(rootViewController: controller)
        #expect(controller.updateCount == 1)
        number.value = 1
        number.value = 2
        #expect(controller.shown == 0)
        window.updatePropertiesIfNeeded()
        #expect(controller.shown == 2)
        #expect(controller.updateCount == 2)
        number.value = 3
        window.updatePropertiesIfNeeded()
        #expect(controller.shown == 3)
    }

    @Test("Where nothing changed that was read, nothing is done")
    func nothing() {
        let controller = NumberController(number)
        let window = Window(rootViewController: controller)
        window.updatePropertiesIfNeeded()
        number.other = 1
        window.updatePropertiesIfNeeded()
        #expect(controller.updateCount == 1)
    }

    @Test("So are the parts that a screen is put together from, each for itself")
    func parts() {
        let root = ViewController()
        let parts = [NumberController(number), NumberController(Number())]
        for part in parts {
            root.addChild(part)
            root.view.addSubview(part.view)
        }
        let window = Window(rootViewController: root)
        number.value = 7
        window.updatePropertiesIfNeeded()
        #expect(parts.map(\.shown) == [7, 0])
        #expect(parts.map(\.updateCount) == [2, 1])
    }

    @Test("It can be asked for, and a controller that is gone is not kept")
    func asked() {
        var controller: NumberController? = NumberController(number)
        weak let released = controller
        var window = controller.map { Window(rootViewController: $0) }
        controller?.setNeedsUpdateProperties()
        window?.updatePropertiesIfNeeded()
        #expect(controller?.updateCount == 2)
        controller = nil
        window = nil
        #expect(released == nil)
        number.value = 1
    }
}

internal import HeadlessKit
internal import Observation
internal import Testing

/// Shows an observed number and counts its updates.
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
        "A controller is updated after loading, and once after observed changes"
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

    @Test("A controller is not updated if no property that it read changed")
    func nothing() {
        let controller = NumberController(number)
        let window = Window(rootViewController: controller)
        window.updatePropertiesIfNeeded()
        number.other = 1
        window.updatePropertiesIfNeeded()
        #expect(controller.updateCount == 1)
    }

    @Test("Child controllers are updated independently")
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

    @Test("An update can be requested, and observation does not retain the controller")
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

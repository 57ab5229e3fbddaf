internal import HeadlessKit
internal import HeadlessKitDriver
internal import Scenarios
internal import Testing

@MainActor
@Suite("A table-view cell that observes a model")
struct ObservingCellTests {
    @Test("A cell is updated once after an event, if a property it read changed")
    func updates() {
        let number = Number()
        let cell = ObservingCell(style: .default, reuseIdentifier: nil)
        let screen = UIViewController()
        screen.view.addSubview(cell)
        let driver = ScreenDriver(rootViewController: screen)
        func settle(_ event: () -> Void) {
            MainActorQueue.settle(event) { driver.finishEvent() }
        }
        settle { cell.number = number }
        #expect(cell.shown == [0])
        settle {
            number.value = 1
            number.value = 2
            #expect(cell.shown == [0])
        }
        #expect(cell.shown == [0, 2])
        settle { number.other = 1 }
        #expect(cell.shown == [0, 2])
    }

    @Test("A change by a task of an event is shown after that event")
    func task() {
        let number = Number()
        let cell = ObservingCell(style: .default, reuseIdentifier: nil)
        let screen = UIViewController()
        screen.view.addSubview(cell)
        let driver = ScreenDriver(rootViewController: screen)
        MainActorQueue.settle {
            cell.number = number
            Task { number.value = 3 }
        } settled: {
            driver.finishEvent()
        }
        #expect(cell.shown.last == 3)
    }
}

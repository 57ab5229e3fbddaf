internal import HeadlessKit
internal import Scenarios
internal import Testing

@MainActor
@Suite("A table-view cell that observes a model")
struct ObservingCellTests {
    @Test("A cell is updated once after an event, if a property it read changed")
    func updates() {
        let number = Number()
        let cell = ObservingCell(style: .default, reuseIdentifier: nil)
        MainActorQueue.settle {
            cell.number = number
            cell.setNeedsUpdateProperties()
        }
        #expect(cell.shown == [0])
        MainActorQueue.settle {
            number.value = 1
            number.value = 2
            #expect(cell.shown == [0])
        }
        #expect(cell.shown == [0, 2])
        MainActorQueue.settle { number.other = 1 }
        #expect(cell.shown == [0, 2])
    }
}

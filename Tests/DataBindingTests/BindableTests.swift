internal import Testing

@testable internal import DataBinding

@MainActor
@Suite("The bindable value")
struct BindableTests {
    /// A view or a table-view cell that records what it shows.
    private final class Observer<Value> {
        var shown: [Value] = []
    }

    /// A value that cannot be compared.
    private struct Row {
        let number: Int
    }

    @Test("An observer receives the current value, and then each change")
    func delivers() {
        let value = Bindable(1)
        let observer = Observer<Int>()
        value.bind(to: observer) { $0.shown.append($1) }
        value.value = 2
        value.value = 2
        value.value += 1
        #expect(observer.shown == [1, 2, 3])
        #expect(value.value == 3)
    }

    @Test("Of values that cannot be compared, each one that is set is delivered")
    func deliversEach() {
        let rows = Bindable([Row(number: 1)])
        let observer = Observer<[Int]>()
        rows.bind(to: observer) { $0.shown.append($1.map(\.number)) }
        rows.value = [Row(number: 1)]
        #expect(observer.shown == [[1], [1]])
    }

    @Test("All observers receive each change, in the order of their bindings")
    func deliversToAll() {
        let value = Bindable(1)
        let log = Observer<String>()
        let (first, second) = (Observer<Int>(), Observer<Int>())
        value.bind(to: first) { log.shown.append("first \($1)") }
        value.bind(to: second) { log.shown.append("second \($1)") }
        value.value = 2
        #expect(log.shown == ["first 1", "second 1", "first 2", "second 2"])
        withExtendedLifetime((first, second)) {}
    }

    @Test("An observer can end its binding, and another one begin, while a change is delivered")
    func changesBindingsDuringDelivery() {
        let value = Bindable(1)
        let (first, second) = (Observer<Int>(), Observer<Int>())
        value.bind(to: first) { [unowned value] observer, number in
            observer.shown.append(number)
            guard number == 2 else { return }
            value.unbind(observer)
            value.bind(to: second) { $0.shown.append($1) }
        }
        value.value = 2
        value.value = 3
        #expect(first.shown == [1, 2])
        #expect(second.shown == [2, 3])
    }

    @Test("The value is current when the observer receives it")
    func isCurrent() {
        let rows = Bindable<[Int]>([])
        let observer = Observer<Int>()
        rows.bind(to: observer) { [unowned rows] observer, _ in
            observer.shown.append(rows.value.count)
        }
        rows.append(contentsOf: [1, 2])
        rows.value.removeLast()
        #expect(observer.shown == [0, 2, 1])
    }

    @Test("Appending to an array does not copy its elements, even while an observer is bound")
    func appendsInPlace() {
        var elements = [1]
        elements.reserveCapacity(100)
        let rows = Bindable(elements)
        elements = []
        let observer = Observer<Int>()
        rows.bind(to: observer) { $0.shown.append($1.count) }
        let address = rows.value.withUnsafeBufferPointer(\.baseAddress)
        rows.append(contentsOf: [2, 3])
        #expect(rows.value == [1, 2, 3])
        #expect(rows.value.withUnsafeBufferPointer(\.baseAddress) == address)
        #expect(observer.shown == [1, 3])
    }

    @Test("An observer that has unbound itself receives nothing")
    func unbinds() {
        let value = Bindable(1)
        let observer = Observer<Int>()
        value.bind(to: observer) { $0.shown.append($1) }
        value.unbind(observer)
        value.value = 2
        #expect(observer.shown == [1])
    }

    @Test("A reused cell unbinds only itself: the cell that shows the row now is updated")
    func unbindsOnlyItself() {
        let value = Bindable(1)
        let (reused, current) = (Observer<Int>(), Observer<Int>())
        value.bind(to: reused) { $0.shown.append($1) }
        value.bind(to: current) { $0.shown.append($1) }
        value.unbind(reused)
        value.value = 2
        #expect(reused.shown == [1])
        #expect(current.shown == [1, 2])
    }

    @Test("A value does not retain its observer")
    func retainsNothing() {
        let value = Bindable(1)
        var observer: Observer<Int>? = Observer()
        weak let releasedObserver = observer
        if let observer { value.bind(to: observer) { $0.shown.append($1) } }
        observer = nil
        value.value = 2
        #expect(releasedObserver == nil)
    }
}

internal import StateManagement
internal import Testing

@MainActor
@Suite("The store")
final class StoreTests {
    private enum Action {
        case add(Int)
        case addTwice(Int)
        case nothing
    }

    private enum Effect {
        case add(Int)
    }

    private var sends: [@MainActor (Action) -> Void] = []
    private var answersAtOnce = true

    private static func reduce(_ state: inout [Int], _ action: Action) -> [Effect] {
        switch action {
        case .add(let number):
            state.append(number)
            return []
        case .addTwice(let number):
            state.append(number)
            return [.add(number * 10), .add(number * 100)]
        case .nothing:
            return []
        }
    }

    private func store(_ state: [Int] = []) -> Store<[Int], Action> {
        Store(state, reduce: Self.reduce) { [self] effect, send in
            sends.append(send)
            if answersAtOnce, case .add(let number) = effect { send(.add(number)) }
        }
    }

    @Test("An action changes the state, and effects that answer at once follow in order")
    func reduces() {
        let store = store([1])
        #expect(store.state == [1])
        store.send(.addTwice(2))
        #expect(store.state == [1, 2, 20, 200])
    }

    @Test("An effect can answer later")
    func answersLater() {
        answersAtOnce = false
        let store = store()
        store.send(.addTwice(1))
        #expect(store.state == [1])
        sends.first?(.add(7))
        #expect(store.state == [1, 7])
    }

    @Test("An observer gets its part at once, and once after each action that changes the part")
    func observes() {
        let store = store([1])
        let observer = Observer()
        store.observe(observer, \.count) { $0.numbers.append($1) }
        #expect(observer.numbers == [1])
        store.send(.addTwice(1))
        store.send(.nothing)
        store.send(.add(1))
        #expect(observer.numbers == [1, 4, 5])
    }

    @Test("An action that does not change the part shows nothing")
    func showsOnlyChanges() {
        let store = store([1])
        let observer = Observer()
        store.observe(observer, \.first) { $0.numbers.append($1 ?? 0) }
        store.send(.add(2))
        #expect(observer.numbers == [1])
    }

    @Test("Several observations are shown in the order of their registration")
    func showsInOrder() {
        let store = store()
        let observers = [Observer(), Observer()]
        var shown: [String] = []
        store.observe(observers[0], \.count) { _, count in shown.append("first \(count)") }
        store.observe(observers[1], \.count) { _, count in shown.append("second \(count)") }
        store.observe(observers[0], \.last) { _, last in shown.append("last \(last ?? 0)") }
        shown = []
        store.send(.add(5))
        #expect(shown == ["first 1", "second 1", "last 5"])
    }

    @Test("An action that an observer sends is reduced after all observers have shown the change")
    func sendsWhileShowing() {
        let store = store()
        let observers = [Observer(), Observer()]
        store.observe(observers[0], \.count) { [unowned store] observer, count in
            observer.numbers.append(count)
            if count == 1 { store.send(.add(2)) }
        }
        store.observe(observers[1], \.count) { $0.numbers.append($1) }
        store.send(.add(1))
        #expect(store.state == [1, 2])
        #expect(observers.map(\.numbers) == [[0, 1, 2], [0, 1, 2]])
    }

    @Test("A removed observer is shown nothing, even if it is removed while others are shown")
    func removes() {
        let store = store()
        let observers = [Observer(), Observer(), Observer()]
        store.observe(observers[0], \.count) { [unowned store] observer, count in
            observer.numbers.append(count)
            if count == 2 { store.removeObserver(observers[2]) }
        }
        for observer in observers.dropFirst() {
            store.observe(observer, \.count) { $0.numbers.append($1) }
        }
        store.send(.add(1))
        store.removeObserver(observers[1])
        store.send(.add(2))
        #expect(observers.map(\.numbers) == [[0, 1, 2], [0, 1], [0, 1]])
    }

    @Test("An observer that registers while a change is shown gets its part once")
    func registersWhileShowing() {
        let store = store()
        let observers = [Observer(), Observer()]
        store.observe(observers[0], \.count) { [unowned store] _, count in
            guard count == 1 else { return }
            store.observe(observers[1], \.count) { $0.numbers.append($1) }
        }
        store.send(.add(1))
        store.send(.add(2))
        #expect(observers[1].numbers == [1, 2])
    }

    @Test("The store retains no observer, and a late answer does nothing after it is released")
    func releases() {
        answersAtOnce = false
        var store: Store<[Int], Action>? = store()
        weak let releasedStore = store
        var observer: Observer? = Observer()
        weak let releasedObserver = observer
        store?.observe(Observer(), \.count) { $0.numbers.append($1) }
        if let observer { store?.observe(observer, \.count) { $0.numbers.append($1) } }
        observer = nil
        #expect(releasedObserver == nil)
        store?.send(.addTwice(1))
        store = nil
        #expect(releasedStore == nil)
        sends.first?(.add(7))
    }

    @MainActor
    private final class Observer {
        var numbers: [Int] = []
    }
}

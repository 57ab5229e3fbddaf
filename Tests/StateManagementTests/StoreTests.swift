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

    @Test("An observer receives the state at once, and once after each action with its answers")
    func observes() {
        let store = store()
        let observer = Observer()
        store.observe(observer) { $0.states.append($1) }
        #expect(observer.states == [[]])
        store.send(.addTwice(1))
        store.send(.nothing)
        #expect(observer.states == [[], [1, 10, 100], [1, 10, 100]])
    }

    @Test("An observer may send an action while it shows a state")
    func sendsWhileShowing() {
        let store = store()
        let observer = Observer()
        store.observe(observer) { [unowned store] observer, state in
            observer.states.append(state)
            if state == [1] { store.send(.add(2)) }
        }
        store.send(.add(1))
        #expect(observer.states == [[], [1], [1, 2]])
    }

    @Test("The store retains no observer, and a late answer does nothing after it is released")
    func releases() {
        answersAtOnce = false
        var store: Store<[Int], Action>? = store()
        weak let releasedStore = store
        var observer: Observer? = Observer()
        weak let releasedObserver = observer
        store?.observe(Observer()) { $0.states.append($1) }
        if let observer { store?.observe(observer) { $0.states.append($1) } }
        observer = nil
        #expect(releasedObserver == nil)
        store?.send(.addTwice(1))
        store = nil
        #expect(releasedStore == nil)
        sends.first?(.add(7))
    }

    @MainActor
    private final class Observer {
        var states: [[Int]] = []
    }
}

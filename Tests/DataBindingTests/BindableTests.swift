internal import Testing

@testable internal import DataBinding

@MainActor
@Suite("A value to which an observer binds itself")
struct BindableTests {
    /// A view or a table-view cell that records what it shows.
    private final class Observer<Value> {
        var shown: [Value] = []
    }

    /// An object without equality, such as the view model of a row.
    private final class Row {}

    /// A view model with a computed value.
    @MainActor
    private final class Owner {
        var count = 0
        var computations = 0
        private(set) lazy var text = Bindable<String>(from: self) { owner in
            owner.computations += 1
            return "\(owner.count)"
        }
    }

    @Test("An observer receives the current value, and then every change")
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

    @Test("A value without equality is delivered each time it is set")
    func deliversUncomparable() {
        let row = Row()
        let value = Bindable([row])
        let observer = Observer<[Row]>()
        value.bind(to: observer) { $0.shown.append($1) }
        value.value = [row]
        #expect(observer.shown.map(\.count) == [1, 1])
    }

    @Test("A text is delivered if it differs in any byte, even if Swift considers it equal")
    func deliversTexts() {
        let value = Bindable("\u{e9}")
        let observer = Observer<String>()
        value.bind(to: observer) { $0.shown.append($1) }
        value.value = "\u{e9}"
        value.value = "e\u{301}"
        #expect(observer.shown.map(\.unicodeScalars.count) == [1, 2])
    }

    @Test("A computed value is computed only when it is read, bound or updated while bound")
    func computes() {
        let owner = Owner()
        let observer = Observer<String>()
        owner.text.update()
        #expect(owner.computations == 0)
        owner.count = 1
        owner.text.bind(to: observer) { $0.shown.append($1) }
        owner.count = 2
        owner.text.update()
        #expect(observer.shown == ["1", "2"])
        owner.text.unbind(observer)
        owner.text.update()
        #expect(owner.computations == 2)
        #expect(owner.text.value == "2")
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

    @Test("A value does not retain its observer, and a computed value not its owner")
    func retainsNothing() {
        let value = Bindable(1)
        var observer: Observer<Int>? = Observer()
        weak let releasedObserver = observer
        if let observer { value.bind(to: observer) { $0.shown.append($1) } }
        observer = nil
        value.value = 2
        #expect(releasedObserver == nil)
        var owner: Owner? = Owner()
        weak let releasedOwner = owner
        #expect(owner?.text.value == "0")
        owner = nil
        #expect(releasedOwner == nil)
    }
}

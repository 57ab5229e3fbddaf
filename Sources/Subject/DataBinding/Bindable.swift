/// A value of a view model to which one observer, such as a view, can bind itself.
///
/// Only the view model sets the value. This is a convention: the setter cannot be private, because
/// the view model is another type.
@MainActor
package final class Bindable<Value> {
    /// The current value. The observer receives each value that is set, even an equal one.
    package var value: Value {
        // Reading `oldValue` would copy an array when elements are appended.
        didSet { deliver?(value) }
    }
    private var deliver: ((Value) -> Void)?
    /// The identity of the observer, which may be gone.
    private var observerID: ObjectIdentifier?

    package init(_ value: Value) {
        self.value = value
    }

    /// Calls `show` with the current value, and from then on with each value that is set.
    ///
    /// The observer is not retained. It replaces the previous observer.
    package func bind<Observer: AnyObject>(
        to observer: Observer,
        _ show: @escaping (Observer, Value) -> Void
    ) {
        observerID = ObjectIdentifier(observer)
        deliver = { [weak observer] in if let observer { show(observer, $0) } }
        show(observer, value)
    }

    /// Removes the binding of an observer. Does nothing if another observer has replaced it: a cell
    /// that is reused must not end the binding of the cell that shows the row now.
    package func unbind(_ observer: AnyObject) {
        if observerID == ObjectIdentifier(observer) { deliver = nil }
    }
}

extension Bindable where Value: RangeReplaceableCollection {
    /// Appends elements in place. `value.append` would copy all elements in another module, because
    /// a property with an observer is read and set there.
    package func append(contentsOf elements: some Sequence<Value.Element>) {
        value.append(contentsOf: elements)
    }
}

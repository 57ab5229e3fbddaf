/// A value of a view model to which one observer, such as a view, can bind itself.
///
/// Only the view model sets the value. This is a convention: the setter cannot be private, because
/// the view model is another type.
@MainActor
package final class Bindable<Value> {
    private var read: () -> Value
    private let isUnchanged: (Value, Value) -> Bool
    private var deliver: ((Value) -> Void)?
    /// The identity of the observer, which may be gone.
    private var observerID: ObjectIdentifier?

    /// Creates a value that is delivered when it is set, unless it is unchanged.
    package init(
        _ value: Value,
        isUnchanged: @escaping (Value, Value) -> Bool = { _, _ in false }
    ) {
        read = { value }
        self.isUnchanged = isUnchanged
    }

    /// Creates a value that is computed when it is read, bound, or updated while it is bound.
    ///
    /// - Parameter owner: the view model that stores the value.
    package init<Owner: AnyObject>(
        from owner: Owner,
        _ compute: @escaping (Owner) -> Value
    ) {
        read = { [unowned owner] in compute(owner) }
        isUnchanged = { _, _ in false }
    }

    /// The current value.
    package var value: Value {
        get { read() }
        set {
            let isUnchanged = isUnchanged(read(), newValue)
            read = { newValue }
            if !isUnchanged { update() }
        }
    }

    /// Calls `show` with the current value, and from then on with each new value.
    ///
    /// The observer is not retained. It replaces the previous observer.
    package func bind<Observer: AnyObject>(
        to observer: Observer,
        _ show: @escaping (Observer, Value) -> Void
    ) {
        observerID = ObjectIdentifier(observer)
        deliver = { [weak observer] in if let observer { show(observer, $0) } }
        update()
    }

    /// Removes the binding of an observer. Does nothing if another observer has replaced it: a cell
    /// that is reused must not end the binding of the cell that shows the row now.
    package func unbind(_ observer: AnyObject) {
        if observerID == ObjectIdentifier(observer) { deliver = nil }
    }

    /// Delivers the current value. Nothing is computed without an observer.
    package func update() {
        deliver?(read())
    }
}

extension Bindable where Value: Equatable {
    /// Creates a value that is delivered when it is set to a different value.
    package convenience init(_ value: Value) {
        self.init(value, isUnchanged: { $0 == $1 })
    }
}

extension Bindable where Value == String {
    /// Creates a text that is delivered when it is set to a text with different bytes. Swift
    /// considers `"\u{e9}"` and `"e\u{301}"` equal, although they are different texts.
    package convenience init(_ value: String) {
        self.init(value, isUnchanged: { $0.utf8.elementsEqual($1.utf8) })
    }
}

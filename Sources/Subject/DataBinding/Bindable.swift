/// A value of a view model to which observers, such as a view or several cells, bind themselves.
///
/// Only the view model sets the value. This is a convention: the setter cannot be private, because
/// the view model is another type.
@MainActor
package final class Bindable<Value> {
    private struct Binding {
        weak var observer: AnyObject?
        let show: (Value) -> Void
    }

    private var stored: Value
    /// Compares two values; `nil` if values of this type cannot be compared.
    private let isEqual: ((Value, Value) -> Bool)?
    private var bindings: [Binding] = []

    /// Creates a value of which observers receive each one that is set.
    package init(_ value: Value) {
        stored = value
        isEqual = nil
    }

    /// Creates a value of which observers receive only changes.
    package init(_ value: Value) where Value: Equatable {
        stored = value
        isEqual = { $0 == $1 }
    }

    /// The current value.
    package var value: Value {
        get { stored }
        set {
            if let isEqual, isEqual(stored, newValue) { return }
            stored = newValue
            deliver()
        }
    }

    private func deliver() {
        for binding in bindings { binding.show(stored) }
    }

    /// Calls `show` with the current value, and from then on with each value that is delivered. The
    /// observer is not retained.
    package func bind<Observer: AnyObject>(
        to observer: Observer,
        _ show: @escaping (Observer, Value) -> Void
    ) {
        bindings.removeAll { $0.observer == nil }
        bindings.append(
            Binding(observer: observer) { [weak observer] value in
                if let observer { show(observer, value) }
            }
        )
        show(observer, stored)
    }

    /// Removes the bindings of an observer.
    package func unbind(_ observer: AnyObject) {
        bindings.removeAll { $0.observer === observer }
    }
}

extension Bindable where Value: RangeReplaceableCollection {
    /// Appends elements in place, and delivers the value. `value.append` would copy all elements.
    package func append(contentsOf elements: some Sequence<Value.Element>) {
        stored.append(contentsOf: elements)
        deliver()
    }
}

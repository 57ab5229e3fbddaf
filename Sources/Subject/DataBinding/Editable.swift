/// A value of a view model that a control shows and edits: a binding in both directions.
@MainActor
package final class Editable<Value: Equatable> {
    /// Called after each edit of the user, but not after the view model has set the value.
    package var onEdit: (() -> Void)?
    private let shown: Bindable<Value>

    package init(_ value: Value) {
        shown = Bindable(value)
    }

    /// The current value. The control shows each change by the view model.
    package var value: Value {
        get { shown.value }
        set { shown.value = newValue }
    }

    /// Sets the value as the user does in the control.
    package func edit(_ value: Value) {
        self.value = value
        onEdit?()
    }

    /// Calls `show` with the current value, and from then on with each change. The observer is not
    /// retained.
    package func bind<Observer: AnyObject>(
        to observer: Observer,
        _ show: @escaping (Observer, Value) -> Void
    ) {
        shown.bind(to: observer, show)
    }
}

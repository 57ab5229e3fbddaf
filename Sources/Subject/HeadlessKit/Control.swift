/// A view that reports the actions of the user.
open class Control: View {
    /// The events of a control.
    public enum Event: Sendable {
        /// A tap that ends inside the control.
        case touchUpInside
        /// A change of the control's value.
        case valueChanged
        /// A change of a text by the user.
        case editingChanged
    }

    /// The states in which a control has texts of its own.
    public enum State: Sendable {
        case normal
    }

    /// A Boolean value that states if the control reacts to the user.
    public var isEnabled = true
    private var actions: [(event: Event, action: Action)] = []

    /// Adds an action that is performed for an event.
    public func addAction(_ action: Action, for event: Event) {
        actions.append((event, action))
    }

    /// Performs the actions that were added for an event.
    public func sendActions(for event: Event) {
        for entry in actions where entry.event == event { entry.action.handler(entry.action) }
    }

    open override var isTappable: Bool { isEnabled }

    open override func tap() {
        guard isEnabled else { return }
        sendActions(for: .touchUpInside)
    }
}

/// A view that reports the actions of the user.
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A tap that ends inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A change of the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// A change of a text by the user.
        public static let editingChanged = Event(rawValue: 1 << 17)
    }

    /// The states in which a control has texts of its own.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let disabled = State(rawValue: 1 << 1)
    }

    /// A Boolean value that states if the control reacts to the user.
    open var isEnabled = true
    private var actions: [(action: UIAction, events: Event)] = []

    /// Adds an action that is performed for events. It replaces an action with the same identifier
    /// for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Removes an action, which is known by its identifier, from events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        for index in actions.indices where actions[index].action.isNamed(as: action) {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Performs the actions that were added for events.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
            entry.action.handler(entry.action)
        }
    }
}

/// The state of a screen, which only the reducer changes.
///
/// A view sends actions and observes the parts of the state that it shows. The reducer turns an
/// action into a new state, and returns effects. The effect handler performs them and answers with
/// actions.
@MainActor
package final class Store<State, Action> {
    package private(set) var state: State

    /// Changes the state for an action, and returns closures that perform the effects.
    private let reduce: (inout State, Action) -> [@MainActor (Store) -> Void]
    /// The observations, in the order of their registration.
    private var observations: [Observation<State>] = []
    private var waitingActions: [Action] = []
    private var isSending = false

    /// - Parameters:
    ///   - reduce: changes the state for an action and returns the effects. It uses only its
    ///     arguments, so that a test compares values.
    ///   - perform: performs an effect, and sends the actions that answer it.
    package init<Effect>(
        _ state: State,
        reduce: @escaping (inout State, Action) -> [Effect],
        perform: @escaping @MainActor (Effect, @escaping @MainActor (Action) -> Void) -> Void
    ) {
        self.state = state
        self.reduce = { state, action in
            reduce(&state, action).map { effect in
                { store in perform(effect) { [weak store] in store?.send($0) } }
            }
        }
    }

    /// Reduces an action, performs its effects, and shows the parts of the state that have changed.
    ///
    /// An action that is sent meanwhile waits. That of an effect that answers at once is reduced
    /// before the changes are shown, that of an observer after all observers have shown them.
    package func send(_ action: Action) {
        waitingActions.append(action)
        guard !isSending else { return }
        isSending = true
        while !waitingActions.isEmpty {
            reduceWaitingActions()
            showChanges()
        }
        isSending = false
    }

    private func reduceWaitingActions() {
        while !waitingActions.isEmpty {
            let effects = reduce(&state, waitingActions.removeFirst())
            for perform in effects { perform(self) }
        }
    }

    private func showChanges() {
        removeEndedObservations()
        for observation in observations where !observation.hasEnded {
            observation.showChange(state)
        }
    }

    /// Calls `show` with the current value of a part of the state, and from then on with each value
    /// that differs from the one before. The observer is not retained.
    ///
    /// The store keeps the value for the comparison. A part should therefore be small: to keep an
    /// array would copy it when the reducer changes an element.
    package func observe<Observer: AnyObject, Part: Equatable>(
        _ observer: Observer,
        _ part: @escaping (State) -> Part,
        _ show: @escaping (Observer, Part) -> Void
    ) {
        var shownPart = part(state)
        let observation = Observation<State>(of: observer) { [weak observer] state in
            let newPart = part(state)
            guard let observer, newPart != shownPart else { return }
            shownPart = newPart
            show(observer, newPart)
        }
        observations.append(observation)
        show(observer, shownPart)
    }

    /// Ends all observations of an observer, such as a cell that is reused for another row.
    package func removeObserver(_ observer: AnyObject) {
        for observation in observations where observation.observer === observer {
            observation.observer = nil
        }
        removeEndedObservations()
    }

    private func removeEndedObservations() {
        observations.removeAll(where: \.hasEnded)
    }
}

/// The observation of a part of a state.
@MainActor
private final class Observation<State> {
    /// The observer; `nil` after it was removed or released.
    weak var observer: AnyObject?
    /// Shows the part to the observer if it has changed.
    let showChange: (State) -> Void

    init(of observer: AnyObject, showChange: @escaping (State) -> Void) {
        self.observer = observer
        self.showChange = showChange
    }

    var hasEnded: Bool { observer == nil }
}

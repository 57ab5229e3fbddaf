/// The state of a screen, which only the reducer changes.
///
/// A view sends actions and shows the state. The reducer turns an action into a new state, and
/// returns effects. The effect handler performs them and answers with actions.
@MainActor
package final class Store<State, Action> {
    package private(set) var state: State

    /// Changes the state for an action, and returns closures that perform the effects.
    private let reduce: (inout State, Action) -> [@MainActor (Store) -> Void]
    private var show: ((State) -> Void)?
    private var waitingActions: [Action] = []
    private var isReducing = false

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

    /// Reduces an action, performs its effects, and shows the new state.
    ///
    /// An action that is sent meanwhile, by an effect that answers at once, is reduced afterwards.
    package func send(_ action: Action) {
        waitingActions.append(action)
        guard !isReducing else { return }
        isReducing = true
        while !waitingActions.isEmpty {
            let effects = reduce(&state, waitingActions.removeFirst())
            for perform in effects { perform(self) }
        }
        isReducing = false
        show?(state)
    }

    /// Calls `show` with the current state, and from then on with the state after each action. The
    /// observer is not retained.
    package func observe<Observer: AnyObject>(
        _ observer: Observer,
        _ show: @escaping (Observer, State) -> Void
    ) {
        self.show = { [weak observer] in if let observer { show(observer, $0) } }
        show(observer, state)
    }
}

/// The result of a reducer: the new state and the effects.
package struct Reduction<State: Equatable & Sendable, Effect: Equatable & Sendable>: Equatable,
    Sendable
{
    private let state: State
    private let effects: [Effect]

    package init(_ state: State, _ effects: [Effect] = []) {
        self.state = state
        self.effects = effects
    }

    /// Reduces an action.
    package init<Action>(
        of action: Action,
        in state: State,
        by reduce: (inout State, Action) -> [Effect]
    ) {
        var state = state
        effects = reduce(&state, action)
        self.state = state
    }
}

/// The closure that a control performs for an event.
@MainActor
public final class Action {
    let handler: @MainActor (Action) -> Void

    /// - Parameter handler: receives the action.
    public init(handler: @escaping @MainActor (Action) -> Void) {
        self.handler = handler
    }
}

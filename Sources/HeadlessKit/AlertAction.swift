/// One answer that an alert offers.
@MainActor
public struct AlertAction {
    public let title: String
    /// What choosing it does, after the alert has gone.
    public let handler: @MainActor () -> Void

    public init(title: String, handler: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.handler = handler
    }
}

/// A button of an alert.
@MainActor
public final class AlertAction {
    /// The meaning of a button, which decides its appearance.
    public enum Style: Sendable {
        /// An ordinary answer.
        case `default`
        /// An answer that changes nothing.
        case cancel
        /// An answer that removes something.
        case destructive
    }

    public let title: String?
    public let style: Style
    let handler: (@MainActor (AlertAction) -> Void)?

    /// - Parameter handler: is called after the alert has disappeared.
    public init(
        title: String?,
        style: Style,
        handler: (@MainActor (AlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

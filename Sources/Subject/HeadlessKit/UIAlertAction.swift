/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
    /// The meaning of a button, which decides its appearance.
    public enum Style: Int, Sendable {
        /// An ordinary answer.
        case `default`
        /// An answer that changes nothing.
        case cancel
        /// An answer that removes something.
        case destructive
    }

    public let title: String?
    public let style: Style
    /// Indicates whether the user can choose the action.
    open var isEnabled = true
    package let handler: (@MainActor (UIAlertAction) -> Void)?

    /// - Parameter handler: is called after the alert has disappeared.
    public init(
        title: String?,
        style: Style,
        handler: (@MainActor (UIAlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

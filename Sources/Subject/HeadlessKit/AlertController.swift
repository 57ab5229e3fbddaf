/// An alert that the user must answer before anything else reacts.
@MainActor
public final class AlertController {
    /// The appearance of an alert.
    public enum Style: Sendable {
        case alert
    }

    public let title: String?
    public let message: String?
    public let preferredStyle: Style
    /// The buttons in the order in which they were added.
    public private(set) var actions: [AlertAction] = []

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    public func addAction(_ action: AlertAction) {
        actions.append(action)
    }
}

/// A question that must be answered before anything else can be touched.
@MainActor
public final class AlertController {
    public let title: String
    public private(set) var actions: [AlertAction] = []

    public init(title: String) {
        self.title = title
    }

    public func addAction(_ action: AlertAction) {
        actions.append(action)
    }
}

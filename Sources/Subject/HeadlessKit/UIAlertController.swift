/// A view controller that asks the user something, which must be answered before anything else reacts.
open class UIAlertController: UIViewController {
    /// The appearance of an alert.
    public enum Style: Int, Sendable {
        case actionSheet
        case alert
    }

    open var message: String?
    public private(set) var preferredStyle = Style.alert
    /// The buttons in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }
}

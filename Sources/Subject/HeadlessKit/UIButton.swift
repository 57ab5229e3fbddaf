/// A titled control that performs its actions when the user taps it.
open class UIButton: UIControl {
    /// The appearance of a button. Nothing is drawn, so all are alike here.
    public enum ButtonType: Int, Sendable {
        /// A button without an appearance of its own: its title is white.
        case custom
        /// A button with the tint color of its screen.
        case system
    }

    public private(set) var buttonType = ButtonType.custom
    /// The visible title.
    public private(set) var currentTitle: String?

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }

    /// Sets the title. Only the title for `.normal` is visible.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        if state == .normal { currentTitle = title }
    }
}

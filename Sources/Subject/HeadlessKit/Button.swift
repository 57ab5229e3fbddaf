/// A titled control that performs its actions when the user taps it.
open class Button: Control {
    /// The visible title.
    public private(set) var currentTitle = ""

    /// Sets the title.
    public func setTitle(_ title: String?, for state: Control.State) {
        currentTitle = title ?? ""
    }

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .button, text: currentTitle, isEnabled: isEnabled)
    }
}

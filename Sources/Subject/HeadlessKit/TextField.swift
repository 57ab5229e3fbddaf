/// A control with one line of text that the user edits.
open class TextField: Control {
    /// The current text; empty after `nil` was set. Setting it performs no actions, as in UIKit.
    public var text: String? {
        get { currentText }
        set { currentText = newValue ?? "" }
    }
    private var currentText = ""

    open override var isTappable: Bool { false }

    /// Replaces the text as the user does, and performs the actions for
    /// ``Control/Event/editingChanged``. A disabled field ignores the user.
    public func enterText(_ text: String) {
        guard isEnabled else { return }
        self.text = text
        sendActions(for: .editingChanged)
    }

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .field, text: currentText, isEnabled: isEnabled)
    }
}

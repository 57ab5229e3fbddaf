/// A titled control that acts when it is tapped.
open class Button: View {
    public var title = ""
    public var isEnabled = true
    public var onTap: (@MainActor () -> Void)?

    open override var isTappable: Bool { isEnabled }

    open override func tap() {
        guard isEnabled else { return }
        onTap?()
    }

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .button, text: title, isEnabled: isEnabled)
    }
}

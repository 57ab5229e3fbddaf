/// A control with two positions, on and off.
open class Switch: Control {
    /// The position. Setting it performs no actions, as in UIKit.
    public var isOn = false

    open override var isTappable: Bool { false }

    /// Changes the position as the user does, and performs the actions for
    /// ``Control/Event/valueChanged``. A disabled switch ignores the user.
    public func toggle() {
        guard isEnabled else { return }
        isOn.toggle()
        sendActions(for: .valueChanged)
    }

    open override func element(id: String) -> Element? {
        Element(id: id, kind: .switch, text: isOn ? "on" : "off", isEnabled: isEnabled)
    }
}

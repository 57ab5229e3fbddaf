/// A control with two positions, on and off.
open class UISwitch: UIControl {
    /// The position. Setting it performs no actions.
    open var isOn = false

    /// Sets the position.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }
}

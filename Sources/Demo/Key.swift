/// A key that a person presses.
package enum Key: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case enter, escape, backspace
    /// Ctrl-C, also where the terminal is gone.
    case interrupt
    /// Ctrl-Z.
    case suspend
}

/// A key press.
package enum Key: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case enter, escape, backspace
    /// Ctrl-C, or the loss of the terminal.
    case interrupt
    /// Ctrl-Z.
    case suspend
}

package import HeadlessKit

extension UITextField {
    /// Shows a text, unless the field shows it already or the user is composing a character.
    ///
    /// Setting ``UITextField/text`` moves the caret to the end and ends the composition, so that
    /// nobody could type Chinese, or correct a letter in the middle.
    package func show(_ text: String) {
        if markedTextRange == nil, self.text != text { self.text = text }
    }
}

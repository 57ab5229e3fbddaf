package import HeadlessKit

extension UITextField {
    /// Shows a text, unless the field shows it already or the user is composing a character.
    ///
    /// Setting ``UITextField/text`` moves the caret to the end and ends the composition, so that
    /// nobody could type Chinese, or correct a letter in the middle.
    package func show(_ text: String) {
        guard markedTextRange == nil else { return }
        // Letters with accents can be written in several ways, which `==` does not tell apart.
        let isShown = self.text.map { $0.utf8.elementsEqual(text.utf8) } ?? false
        if !isShown { self.text = text }
    }
}

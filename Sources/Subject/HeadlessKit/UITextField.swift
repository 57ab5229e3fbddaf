/// A control with one line of text that the user edits.
open class UITextField: UIControl {
    /// The current text; empty after `nil` was set. Setting it performs no actions, ends the
    /// composition of a character, and moves the caret to the end.
    open var text: String? {
        get { String(characters) }
        set {
            characters = Array(newValue ?? "")
            caret = characters.count
            marked = nil
        }
    }
    /// The part of the text that the user is composing with an input method, such as the letters
    /// of a syllable before a character is chosen; `nil` if there is none.
    open var markedTextRange: UITextRange? { marked.map(UITextRange.init) }

    private var characters: [Character] = []
    /// The number of characters before the caret.
    private var caret = 0
    private var marked: Range<Int>?

    /// Indicates whether the caret is at the end, and no text is being composed.
    package var isAtEnd: Bool { marked == nil && caret == characters.count }

    // MARK: - What the user does, if the field is enabled

    /// Replaces the text as the user does, and performs the actions for
    /// ``UIControl/Event/editingChanged``.
    package func enterText(_ text: String) {
        guard isEnabled else { return }
        self.text = text
        sendActions(for: .editingChanged)
    }

    /// Moves the caret behind a number of characters, or to the end.
    package func moveCaret(to position: Int) {
        guard isEnabled else { return }
        caret = min(max(position, 0), characters.count)
        marked = nil
    }

    /// Inserts text at the caret, or instead of the text that is being composed.
    ///
    /// - Parameter isComposed: indicates whether the user goes on to compose the inserted text.
    package func insert(_ text: String, isComposed: Bool) {
        guard isEnabled else { return }
        let inserted = Array(text)
        let replaced = marked ?? caret..<caret
        characters.replaceSubrange(replaced, with: inserted)
        caret = replaced.lowerBound + inserted.count
        marked = isComposed && !inserted.isEmpty ? replaced.lowerBound..<caret : nil
        sendActions(for: .editingChanged)
    }
}

/// A part of the text of a field.
@MainActor
open class UITextRange: NSObject {
    /// The positions of the characters.
    package let characters: Range<Int>

    init(_ characters: Range<Int>) {
        self.characters = characters
    }

    open var isEmpty: Bool { characters.isEmpty }
}

extension String {
    /// The text without the blanks around it.
    package var trimmed: String {
        guard let start = firstIndex(where: { !$0.isBlank }),
            let end = lastIndex(where: { !$0.isBlank })
        else { return "" }
        return String(self[start...end])
    }

    /// A Boolean value that states if the text has no character that is not blank.
    package var isBlank: Bool { allSatisfy(\.isBlank) }
}

extension Character {
    /// A Boolean value that states if the character is white space, or is invisible, such as the zero
    /// width space U+200B.
    package var isBlank: Bool {
        unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        }
    }
}

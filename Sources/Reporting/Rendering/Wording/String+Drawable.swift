extension String {
    /// The string in one line that can be displayed safely: characters that move a terminal's
    /// cursor or change the reading direction are replaced.
    var drawable: String {
        // Most texts are plain and need no copy.
        guard !isPlain else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case " "..."~": result.unicodeScalars.append(scalar)
            case "\n", "\t", "\u{2028}", "\u{2029}": result += " "
            // Embeddings, overrides and isolates change the reading direction.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": result += "\u{FFFD}"
            // All characters of the category Control.
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Indicates whether the string consists of printable ASCII characters.
    var isPlain: Bool {
        for byte in utf8 where byte < 0x20 || byte > 0x7E { return false }
        return true
    }
}

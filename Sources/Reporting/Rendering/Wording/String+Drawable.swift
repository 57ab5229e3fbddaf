extension String {
    /// The same in one line of characters that are drawn where they stand: what moves a terminal's
    /// cursor or turns the direction of reading is replaced.
    var drawable: String {
        // Most texts are, and need not be made anew.
        guard !isPlain else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case " "..."~": result.unicodeScalars.append(scalar)
            case "\n", "\t", "\u{2028}", "\u{2029}": result += " "
            // Embeddings, overrides and isolates turn what follows round.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": result += "\u{FFFD}"
            // All characters of the category Control.
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether it holds nothing but printable characters of ASCII.
    var isPlain: Bool {
        for byte in utf8 where byte < 0x20 || byte > 0x7E { return false }
        return true
    }
}

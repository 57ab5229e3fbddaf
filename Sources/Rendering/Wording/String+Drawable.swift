extension String {
    /// The same in one line of characters that are drawn where they stand: what moves a terminal's
    /// cursor or turns the direction of reading is replaced.
    var drawable: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n", "\t", "\u{2028}", "\u{2029}": result += " "
            // Embeddings, overrides and isolates turn what follows round.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": result += "\u{FFFD}"
            case _ where scalar.properties.generalCategory == .control: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

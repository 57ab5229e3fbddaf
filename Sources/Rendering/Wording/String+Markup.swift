extension String {
    /// The same as text or as an attribute of HTML and SVG: it stands for itself, whatever it holds.
    var markup: String {
        let text = drawable
        guard text.hasMarkup else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether something in it would be read as markup, as most texts have none.
    private var hasMarkup: Bool {
        for byte in utf8 where byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 {
            return true
        }
        return false
    }
}

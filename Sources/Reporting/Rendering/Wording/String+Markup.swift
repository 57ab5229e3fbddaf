extension String {
    /// The string with escapes for text or an attribute of HTML and SVG.
    var markup: String {
        var result = ""
        for scalar in drawable.unicodeScalars {
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
}

extension String {
    /// The same as text or as an attribute of HTML and SVG: it stands for itself, whatever it holds.
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

extension String {
    /// The same as text or as an attribute of HTML and SVG: it stands for itself, whatever it holds.
    var markup: String {
        let text = drawable
        guard text.utf8.contains(where: { Self.marks.contains($0) }) else { return text }
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

    private static let marks: [UInt8] = ["&", "<", ">", "\""].map { UInt8(ascii: $0) }
}

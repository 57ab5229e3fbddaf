/// Returns the lines of a text, broken between words so that no line is wider than `width`
/// characters, indentation included, unless a single word is.
///
/// Line breaks in the text are kept; `hanging` is the indentation of every line but the first.
package func wrapped(_ text: String, width: Int, indentation: Int, hanging: Int? = nil) -> [String]
{
    let first = String(repeating: " ", count: indentation)
    let next = String(repeating: " ", count: hanging ?? indentation)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
        var line = lines.isEmpty ? first : next
        var isEmpty = true
        for word in paragraph.split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = next
                isEmpty = true
            }
            line += isEmpty ? "\(word)" : " \(word)"
            isEmpty = false
        }
        lines.append(isEmpty ? "" : line)
    }
    return lines
}

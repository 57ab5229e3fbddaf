internal import Foundation

/// The lines that a feature adds to a list of the package.
struct ListEdit {
    /// The path of the file, relative to the root of the package.
    let path: String
    /// The lines to add, each with a line feed.
    let text: String
    /// The text before which the lines are inserted: its first occurrence after ``opening``.
    let end: String
    /// The text at the beginning of the list.
    let opening: String

    /// Returns the file with the lines.
    ///
    /// - Returns: the new text; `nil` if the list is not found.
    func applied(to source: String) -> String? {
        guard let start = source.firstRange(of: opening)?.upperBound,
            let place = source[start...].firstRange(of: end)?.lowerBound
        else { return nil }
        return String(source[..<place] + text + source[place...])
    }

    /// Returns the file without the lines.
    ///
    /// - Returns: the new text; `nil` if the file does not contain the lines as they were added.
    func removed(from source: String) -> String? {
        guard let range = source.firstRange(of: text) else { return nil }
        return String(source[..<range.lowerBound] + source[range.upperBound...])
    }

    /// Returns the file with other lines in place of those of an earlier edit.
    ///
    /// - Returns: the new text; `nil` if the file does not contain the lines as they were added.
    func replacing(_ former: ListEdit, in source: String) -> String? {
        guard let range = source.firstRange(of: former.text) else { return nil }
        return source.replacingCharacters(in: range, with: text)
    }
}

/// A line that a feature has in a list of the package.
struct ListEdit {
    /// From the package's root.
    let path: String
    /// The lines that are added, each with a line feed.
    let text: String
    /// The line that they stand in front of, the first one behind ``opening``.
    let end: String
    /// What the list begins with.
    let opening: String

    /// The file with the lines in it.
    ///
    /// - Returns: `nil` where the list is not found.
    func applied(to source: String) -> String? {
        guard let start = source.firstRange(of: opening)?.upperBound,
            let place = source[start...].firstRange(of: end)?.lowerBound
        else { return nil }
        return String(source[..<place] + text + source[place...])
    }

    /// The file without them.
    ///
    /// - Returns: `nil` where they are not there as they were added.
    func removed(from source: String) -> String? {
        guard let range = source.firstRange(of: text) else { return nil }
        return String(source[..<range.lowerBound] + source[range.upperBound...])
    }
}

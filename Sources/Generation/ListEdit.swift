/// A line that a feature has in a list of the package.
struct ListEdit {
    /// Where it stands.
    enum Place {
        /// In front of a line, the first one behind another.
        case before(String, after: String)
        /// Among what is imported, in the order of names.
        case imports(of: String)
    }

    /// From the package's root.
    let path: String
    /// The lines that are added, each with a line feed.
    let text: String
    let place: Place

    /// The file with the lines in it.
    ///
    /// - Returns: `nil` where the list is not found.
    func applied(to source: String) -> String? {
        switch place {
        case .before(let before, let after):
            guard let start = source.firstRange(of: after)?.upperBound,
                let place = source[start...].firstRange(of: before)?.lowerBound
            else { return nil }
            return String(source[..<place] + text + source[place...])
        case .imports(let module):
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            let imports = lines.indices.filter {
                lines[$0].contains(#/^(internal|package) import /#)
            }
            guard let last = imports.last else { return nil }
            let next = imports.first { (lines[$0].split(separator: " ").last ?? "") > module }
            let place = next ?? last + 1
            return (lines[..<place] + [text.dropLast()] + lines[place...]).joined(separator: "\n")
        }
    }

    /// The file without them.
    ///
    /// - Returns: `nil` where they are not there as they were added.
    func removed(from source: String) -> String? {
        guard let range = source.firstRange(of: text) else { return nil }
        return String(source[..<range.lowerBound] + source[range.upperBound...])
    }
}

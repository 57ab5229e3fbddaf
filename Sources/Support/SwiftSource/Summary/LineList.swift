/// Formats the lines of files as plain text.
package enum LineList {
    /// Returns a row for every line, `PATH:LINE: KIND`, counted from 1. Invisible characters of a
    /// path, and those that would move the cursor, are written as `\u{…}`.
    ///
    /// There is no total, so that the rows can be filtered, sorted and compared. Files without
    /// kinds have no rows.
    package static func text(_ files: [FileLines]) -> String {
        var text = ""
        for file in files {
            let path = file.path.visible
            for (index, kind) in (file.kinds ?? []).enumerated() {
                text += "\(path):\(index + 1): \(kind.rawValue)\n"
            }
        }
        return text
    }
}

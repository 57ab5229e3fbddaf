/// Lists the lines of files as plain text.
package enum LineList {
    /// A row for every line, `PATH:LINE: KIND`, the first line of a file being 1. Characters of a
    /// path that would move the cursor or stay unseen are written as `\u{…}`.
    ///
    /// There is no total among the rows, so that they can be filtered, sorted and compared. Files
    /// whose kinds were not kept have no rows.
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

/// The rows of a summary in addition to its total.
package enum LinesGrouping: String, CaseIterable, Codable, Sendable {
    /// Only the total.
    case total

    /// A row for every file.
    case file

    /// A row for every directory that contains files.
    case directory

    /// A row for every line of every file.
    case line
}

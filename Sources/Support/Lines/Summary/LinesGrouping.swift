/// What a summary lists beside its total.
package enum LinesGrouping: String, CaseIterable, Codable, Sendable {
    /// Nothing.
    case total

    /// Every file.
    case file

    /// Every directory that holds files.
    case directory

    /// Every line of every file.
    case line
}

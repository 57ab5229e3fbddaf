/// What a value may be; parsing checks only `oneOf`, completions use all.
package enum ValueKind: Hashable, Sendable {
    /// Any text.
    case text
    /// The path of a file; not checked, since `-` may stand for standard input.
    case file
    /// The path of a folder, which need not exist.
    case directory
    /// One of these words, written exactly so; none may hold a space or a comma.
    case oneOf([String])

    /// The words it is limited to, if it is.
    var allowedValues: [String]? {
        if case .oneOf(let values) = self { values } else { nil }
    }

    /// Whether a comma may separate values; in a path it is part of the name.
    var isSeparatedByCommas: Bool {
        switch self {
        case .text, .oneOf: true
        case .file, .directory: false
        }
    }
}

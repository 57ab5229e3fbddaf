/// The values that an option or argument accepts. Parsing checks `oneOf` only; completions use all.
package enum ValueKind: Hashable, Sendable {
    /// Any text.
    case text
    /// The path of a file. It is not checked, because `-` may mean standard input.
    case file
    /// The path of a folder, which need not exist.
    case directory
    /// One of these words, none of which contains a space or a comma. Capital letters and missing
    /// dashes are understood. `aliases` maps further words, which help and completions do not show,
    /// to the words that they mean.
    case oneOf([String], aliases: [String: String] = [:])
    /// One of these words, such as the names of files. Parsing accepts any text, because only the
    /// program can explain what is wrong.
    case oneOfFound([String])
    /// One of the words that belong to a word typed before, such as the scenarios of a feature.
    /// Parsing accepts any text, because only the program can explain what is wrong.
    case oneOfThose(with: [Choices])

    /// The words that may follow another word.
    package struct Choices: Hashable, Sendable {
        package let word: String
        package let values: [String]

        package init(with word: String, _ values: [String]) {
            self.word = word
            self.values = values
        }
    }

    /// The allowed values; `nil` if any text is accepted.
    var allowedValues: [String]? {
        if case .oneOf(let values, _) = self { values } else { nil }
    }

    /// The words that are accepted in place of allowed values.
    var aliases: [String: String] {
        if case .oneOf(_, let aliases) = self { aliases } else { [:] }
    }

    /// Indicates whether a comma may separate values; in a path it is part of the name.
    var isSeparatedByCommas: Bool {
        switch self {
        case .text, .oneOf, .oneOfFound, .oneOfThose: true
        case .file, .directory: false
        }
    }
}

/// What a value may be; parsing checks only `oneOf`, completions use all.
package enum ValueKind: Hashable, Sendable {
    /// Any text.
    case text
    /// The path of a file; not checked, since `-` may stand for standard input.
    case file
    /// The path of a folder, which need not exist.
    case directory
    /// One of these words; none may hold a space or a comma. Letters in capitals and dashes that are
    /// left out are understood.
    case oneOf([String])
    /// One of the words that go with a word which was typed before, as the scripts of a feature.
    /// Parsing takes any text, since only the program knows what to say about another.
    case oneOfThose(with: [Choices])

    /// What may follow a word.
    package struct Choices: Hashable, Sendable {
        package let word: String
        package let values: [String]

        package init(with word: String, _ values: [String]) {
            self.word = word
            self.values = values
        }
    }

    /// The words it is limited to, if it is.
    var allowedValues: [String]? {
        if case .oneOf(let values) = self { values } else { nil }
    }

    /// Whether a comma may separate values; in a path it is part of the name.
    var isSeparatedByCommas: Bool {
        switch self {
        case .text, .oneOf, .oneOfThose: true
        case .file, .directory: false
        }
    }
}

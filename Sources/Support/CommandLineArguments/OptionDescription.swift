/// An option: a flag, or an option with a value.
package struct OptionDescription: Hashable, Sendable {
    /// The value that an option expects.
    package struct Value: Hashable, Sendable {
        /// The placeholder for the value in help and errors: `DIR`.
        package let placeholder: String
        /// The accepted values.
        package let kind: ValueKind
        /// Indicates whether the option may be given more than once, or several values separated by
        /// commas.
        package let isRepeatable: Bool
        /// The default, in words for the help.
        package let defaultText: String?
    }

    /// The long name without dashes.
    package let name: String
    /// The letter that follows a single dash.
    package let short: Character?
    /// The expected value; nil for a flag.
    package let value: Value?
    /// The explanation shown in the help.
    package let help: String
    /// Indicates whether help and completions omit the option.
    package let isHidden: Bool
    /// Further long names that are accepted; help and completions omit them.
    package let aliases: [String]

    /// Returns an option without a value.
    package static func flag(
        _ name: String,
        short: Character? = nil,
        isHidden: Bool = false,
        help: String
    ) -> OptionDescription {
        OptionDescription(
            name: name,
            short: short,
            value: nil,
            help: help,
            isHidden: isHidden,
            aliases: []
        )
    }

    /// Returns an option with a value.
    package static func value(
        _ name: String,
        short: Character? = nil,
        aliases: [String] = [],
        placeholder: String,
        kind: ValueKind = .text,
        isRepeatable: Bool = false,
        defaultText: String? = nil,
        isHidden: Bool = false,
        help: String
    ) -> OptionDescription {
        let value = Value(
            placeholder: placeholder,
            kind: kind,
            isRepeatable: isRepeatable,
            defaultText: defaultText
        )
        return OptionDescription(
            name: name,
            short: short,
            value: value,
            help: help,
            isHidden: isHidden,
            aliases: aliases
        )
    }

    static let help = flag("help", short: "h", help: "Show this help.")

    /// The long name with its dashes.
    var long: String { "--\(name)" }

    /// The spellings that the help shows, the short one first.
    var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + [long]
    }

    /// All accepted spellings, those of aliases included.
    var acceptedSpellings: [String] { spellings + aliases.map { "--\($0)" } }

    /// The noun for its value in messages: `feature` for `--feature NAME`, `metric` for
    /// `--only METRIC`.
    var valueNoun: String {
        guard let placeholder = value?.placeholder, placeholder != "NAME" else { return name }
        return placeholder.lowercased()
    }
}

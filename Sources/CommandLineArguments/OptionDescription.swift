/// Something that is given by its name: a flag, or an option with a value.
package struct OptionDescription: Hashable, Sendable {
    /// What an option with a value expects.
    package struct Value: Hashable, Sendable {
        /// The word that stands for the value in help and errors: `DIR`.
        package let placeholder: String
        /// What the value may be.
        package let kind: ValueKind
        /// Whether it may be given more than once, or several values separated by commas.
        package let isRepeatable: Bool
        /// What holds when the option is not given, in words for the help.
        package let defaultText: String?
    }

    /// The long name without dashes.
    package let name: String
    /// The letter for a single dash.
    package let short: Character?
    /// What it expects; nil for a flag.
    package let value: Value?
    /// What it does.
    package let help: String
    /// Whether help and completions leave it out.
    package let isHidden: Bool

    /// An option that is either given or not.
    package static func flag(
        _ name: String,
        short: Character? = nil,
        isHidden: Bool = false,
        help: String
    ) -> OptionDescription {
        OptionDescription(name: name, short: short, value: nil, help: help, isHidden: isHidden)
    }

    /// An option with a value.
    package static func value(
        _ name: String,
        short: Character? = nil,
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
            isHidden: isHidden
        )
    }

    static let help = flag("help", short: "h", help: "Show this help.")

    /// The name as it is typed.
    var long: String { "--\(name)" }

    /// All ways to type it, the short one first.
    var spellings: [String] {
        (short.map { ["-\($0)"] } ?? []) + [long]
    }
}

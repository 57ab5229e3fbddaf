// @if VALIDATES
// @sample
internal import Model

// @end
extension Guest {
    // @for limit in limits
    /// The maximum number of characters in the {limit.field}.
    // @= limit.number: 20
    package static let phraseLimit = 20
    // @end

    // @if TRIMS
    /// The values as they are saved: without the blanks around these texts.
    package var trimmed: Guest {
        var guest = self
        // @for rule in trimmed
        guest.phrase = phrase.trimmed
        // @end
        return guest
    }
    // @end

    // @for rule in rules
    /// Indicates whether the {rule.field} {rule.meaning}.
    // @= rule.condition: !phrase.isBlank && phrase.count <= Self.phraseLimit
    package var hasValidPhrase: Bool { !phrase.isBlank && phrase.count <= Self.phraseLimit }
    // @end

    /// Indicates whether all values are valid.
    // @= rules.condition: hasValidPhrase
    package var isValid: Bool { hasValidPhrase }
}
// @if ADDRESS || PHONE

extension String {
    // @if ADDRESS
    /// Indicates whether the text has the form `text@text.text` without blanks inside. Blanks around
    /// it are ignored.
    // | fileprivate var isAddress: Bool {
    // |     let address = trimmed
    // |     let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    // |     return parts.count == 2 && !parts[0].isEmpty && !address.contains(where: \.isBlank)
    // |         && parts[1].dropFirst().dropLast().contains(".")
    // | }
    // @end
    // @if PHONE

    /// Indicates whether the text has at least five digits, and besides blanks nothing else but a plus
    /// before them.
    // | fileprivate var isPhoneNumber: Bool {
    // |     let number = filter { !$0.isBlank }
    // |     let digits = number.hasPrefix("+") ? number.dropFirst() : number[...]
    // |     return digits.count >= 5 && digits.allSatisfy { $0.isASCII && $0.isNumber }
    // | }
    // @end
}
// @end
// @end

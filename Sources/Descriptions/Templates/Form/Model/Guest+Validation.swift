// @if VALIDATES
// @if ADDRESS
internal import Foundation

// @end
extension Guest {
    // @for limit in limits
    /// The maximum number of characters in the {limit.field}.
    // @= limit.number: 20
    package static let phraseLimit = 20
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
// @if BLANK || ADDRESS || PHONE

extension String {
    // @if BLANK
    /// Indicates whether the text has no other characters than blanks.
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
    // @end
    // @if ADDRESS

    /// Indicates whether the text has the form `text@text.text` without blanks inside. Blanks around
    /// it are ignored.
    // | fileprivate var isAddress: Bool {
    // |     let address = trimmingCharacters(in: .whitespacesAndNewlines)
    // |     let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    // |     return parts.count == 2 && !parts[0].isEmpty && !address.contains(where: \.isWhitespace)
    // |         && parts[1].dropFirst().dropLast().contains(".")
    // | }
    // @end
    // @if PHONE

    /// Indicates whether the text has at least five digits, and besides blanks nothing else but a plus
    /// before them.
    // | fileprivate var isPhoneNumber: Bool {
    // |     let number = filter { !$0.isWhitespace }
    // |     let digits = number.hasPrefix("+") ? number.dropFirst() : number[...]
    // |     return digits.count >= 5 && digits.allSatisfy { $0.isASCII && $0.isNumber }
    // | }
    // @end
}
// @end
// @end

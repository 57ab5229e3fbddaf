/// A condition that a text in a form must satisfy.
package enum TextCondition: Hashable, Sendable {
    /// The text has a character that is not a blank.
    case notBlank
    /// The text is an e-mail address, or, if `orBlank` is true, only blanks. Blanks around an
    /// address are ignored.
    case address(orBlank: Bool)
    /// The text is a phone number, or, if `orBlank` is true, only blanks. Blanks in and around a
    /// number are ignored.
    case phoneNumber(orBlank: Bool)
    /// The text has at most this number of characters, as a reader counts them.
    case atMost(Int)

    /// The largest limit that a description can state.
    static let largestLimit = 10_000

    package func holds(for text: String) -> Bool {
        switch self {
        case .notBlank: !Self.isBlank(text)
        case .address(let orBlank): orBlank && Self.isBlank(text) || Self.isAddress(text)
        case .phoneNumber(let orBlank): orBlank && Self.isBlank(text) || Self.isPhoneNumber(text)
        case .atMost(let limit): text.count <= limit
        }
    }

    /// Indicates whether the condition ignores blanks around the text, so that the text is saved
    /// without them.
    package var ignoresBlanks: Bool {
        switch self {
        case .notBlank, .address, .phoneNumber: true
        case .atMost: false
        }
    }

    private static func isBlank(_ text: String) -> Bool { text.allSatisfy(isBlank) }

    /// Returns true if a character is white space, or has only scalars that are invisible.
    private static func isBlank(_ character: Character) -> Bool {
        !character.unicodeScalars.contains {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        }
    }

    /// Returns the text without the blanks around it.
    package static func trimmed(_ text: String) -> String {
        let rest = text.drop(while: isBlank)
        return String(rest.reversed().drop(while: isBlank).reversed())
    }

    /// Returns true if the text, without the blanks around it, has the form of an address. It has
    /// exactly one `@` with a character before it, and after it a dot with a character on both
    /// sides. It contains no blanks.
    ///
    /// The rules are written out here and share no code with the model, so that the description
    /// reveals an error in the rule of the model.
    private static func isAddress(_ text: String) -> Bool {
        let address = Array(trimmed(text))
        let ats = address.indices.filter { address[$0] == "@" }
        guard ats.count == 1, ats[0] > 0, !address.contains(where: isBlank) else { return false }
        let dots = address.indices.filter { address[$0] == "." }
        // The dot is between the character after the @ and the last character.
        return dots.contains { $0 > ats[0] + 1 && $0 < address.count - 1 }
    }

    /// Returns true if the text, without its blanks, has at least five digits, and nothing else but
    /// a plus sign before them.
    private static func isPhoneNumber(_ text: String) -> Bool {
        var digits = text.filter { !isBlank($0) }[...]
        if digits.first == "+" { digits = digits.dropFirst() }
        return digits.count >= 5 && digits.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// The maximum number of characters; `nil` for none.
    package var limit: Int? { if case .atMost(let limit) = self { limit } else { nil } }

    /// The number of characters of the shortest text that satisfies the condition.
    var shortest: Int {
        switch self {
        case .notBlank: 1
        // Such as 'a@b.c'.
        case .address(orBlank: false): 5
        case .phoneNumber(orBlank: false): 5
        case .address, .phoneNumber, .atMost: 0
        }
    }

    /// The phrases of the language that have no number.
    static let phrases: [(words: String, condition: TextCondition)] = [
        ("is not blank", .notBlank),
        ("is an address", .address(orBlank: false)),
        ("is blank or an address", .address(orBlank: true)),
        ("is a phone number", .phoneNumber(orBlank: false)),
        ("is blank or a phone number", .phoneNumber(orBlank: true)),
    ]
}

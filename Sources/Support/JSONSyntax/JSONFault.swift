/// A fault in a JSON text, with its position.
package struct JSONFault: Error, Hashable, Sendable {
    /// The kinds of faults.
    package enum Kind: Hashable, Sendable {
        /// The text breaks the grammar of JSON; the value says what was expected.
        case syntax(expected: String)
        /// A comma follows the last element; the value is the bracket after it.
        case trailingComma(before: Character)
        /// A string has a control character that is not escaped.
        case controlCharacter
        /// An object has the same key twice.
        case repeatedKey(String)
        /// A number is too large for a `Double`, or too close to zero; the value is its text.
        case numberOutOfRange(String)
        /// The brackets are nested more deeply than a decoder follows.
        case tooDeep(limit: Int)
        /// The bytes are not UTF-8.
        case notUTF8
    }

    /// The kind of the fault.
    package let kind: Kind

    /// The line of the fault, from 1.
    package let line: Int

    /// The column of the fault in bytes, from 1.
    package let column: Int

    package init(kind: Kind, line: Int, column: Int) {
        self.kind = kind
        self.line = line
        self.column = column
    }

    /// The problem and the remedy, without the position.
    package var problem: String {
        switch kind {
        case .syntax(let expected): "expected \(expected)"
        case .trailingComma(let bracket): "there is a comma before \"\(bracket)\"; remove it"
        case .controlCharacter:
            "a string has a line break, a tab or another control character; escape it, as in \"\\n\""
        case .repeatedKey(let key):
            "the key \"\(key)\" is given twice; one of the two would be lost"
        case .numberOutOfRange(let text):
            "the number \(Self.shortened(text)) is out of range; "
                + (Double(text) == 0
                    ? "the smallest is about 4.9e-324" : "the largest is about 1.8e308")
        case .tooDeep(let limit): "brackets are nested more than \(limit) levels deep"
        case .notUTF8: "it is not UTF-8 text; convert it to UTF-8"
        }
    }

    /// Indicates whether the text is not JSON at all. Otherwise it is JSON that cannot be decoded
    /// without loss.
    package var isSyntax: Bool {
        switch kind {
        case .syntax, .trailingComma, .controlCharacter, .notUTF8: true
        case .repeatedKey, .numberOutOfRange, .tooDeep: false
        }
    }

    private static func shortened(_ text: String) -> String {
        text.count > 24 ? "\(text.prefix(20))…" : text
    }
}

extension JSONFault: CustomStringConvertible {
    package var description: String {
        if kind == .notUTF8 { return problem }
        let place = "line \(line), column \(column): \(problem)"
        return isSyntax ? "it is not JSON: \(place)" : place
    }
}

/// A scanner of demangled names that skips nested brackets.
struct NestedScanner {
    /// The remaining text.
    private(set) var rest: Substring

    init(_ text: Substring) {
        rest = text
    }

    /// Skips to the end of the first occurrence of a text outside of brackets.
    ///
    /// - Returns: `true` if there is one; otherwise everything is skipped.
    mutating func skip(past text: String) -> Bool {
        while !rest.isEmpty {
            if rest.hasPrefix(text) {
                rest = rest.dropFirst(text.count)
                return true
            }
            guard skipNested() else { return false }
        }
        return false
    }

    /// Skips one character, or an opening bracket up to the closing one.
    ///
    /// - Returns: `true` if it was complete.
    mutating func skipNested() -> Bool {
        var depth = 0
        repeat {
            // The end of an arrow is not a bracket.
            if rest.hasPrefix("->") {
                rest = rest.dropFirst(2)
            } else {
                switch rest.popFirst() {
                case "(", "<", "[": depth += 1
                case ")", ">", "]": depth -= 1
                case nil: return false
                default: break
                }
            }
        } while depth > 0
        return true
    }
}

/// Goes through a demangled name and minds its brackets.
struct NestedScanner {
    /// What has not been passed.
    private(set) var rest: Substring

    init(_ text: Substring) {
        rest = text
    }

    /// Goes behind the first place where a text stands outside of all brackets.
    ///
    /// - Returns: whether there is one; otherwise everything is passed.
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

    /// Passes one letter; an opening bracket with all up to the one that closes it.
    ///
    /// - Returns: whether it was there, with its end.
    mutating func skipNested() -> Bool {
        var depth = 0
        repeat {
            // The end of an arrow closes nothing.
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

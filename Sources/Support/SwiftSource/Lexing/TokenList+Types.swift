extension TokenList {
    private static let typeKeywords: Set = [
        "class", "struct", "enum", "protocol", "extension", "actor",
    ]

    /// Returns the index of the brace that closes the type or extension whose declaration begins
    /// with a token; `nil` if there is no such declaration or brace.
    package func endOfType(at place: Int) -> Int? {
        // `class func` declares no type, and a word after a period is a name.
        guard self[place].isWord, Self.typeKeywords.contains(self[place].text),
            self[place + 1].isName, !["func", "var", "subscript"].contains(self[place + 1].text),
            self[place - 1].text != "."
        else { return nil }
        var next = place + 1
        while next < count, !self[next].isPunctuation("{") {
            // Stops at the next statement, if `actor` was a name.
            if self[next].isPunctuation("}") { return nil }
            next = end(of: next) + 1
        }
        return self[next].partner
    }
}

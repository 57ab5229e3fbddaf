extension TokenList {
    private static let typeKeywords: Set = [
        "class", "struct", "enum", "protocol", "extension", "actor",
    ]

    /// The place of the brace that closes the type or extension that a token begins to declare; `nil`
    /// where it begins none, or none that is closed.
    package func endOfType(at place: Int) -> Int? {
        // `class func` declares no type, and what stands behind a period is a name.
        guard self[place].isWord, Self.typeKeywords.contains(self[place].text),
            self[place + 1].isName, !["func", "var", "subscript"].contains(self[place + 1].text),
            self[place - 1].text != "."
        else { return nil }
        var next = place + 1
        while next < count, !self[next].isPunctuation("{") {
            // To the next statement, where an `actor` was a name.
            if self[next].isPunctuation("}") { return nil }
            next = end(of: next) + 1
        }
        return self[next].partner
    }
}

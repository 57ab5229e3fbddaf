internal import Descriptions

extension TemplateScope {
    /// Returns code in which the names of the template are replaced.
    func renamed(_ code: String) -> String {
        var renaming = Renaming(scope: self, rest: code[...])
        return renaming.code()
    }

    /// Records the identifiers of a value.
    func record(_ value: String) {
        guard uses != nil else { return }
        var renaming = Renaming(scope: self, rest: value[...], isValue: true)
        _ = renaming.code()
    }

    /// Returns the replacement of an identifier, such as `GreetingView` for `PanelView`.
    fileprivate func identifier(_ identifier: String) -> String {
        var owners: [NameUses.Owner]? = []
        return self.identifier(identifier, owners: &owners)
    }

    /// Returns the replacement of an identifier, and the names that it is made of; `nil` for
    /// unknown ones.
    fileprivate func identifier(
        _ identifier: String,
        owners: inout [NameUses.Owner]?
    ) -> String {
        if let replacement = identifiers[identifier] {
            owners = self.owners[identifier].map { [$0] }
            return replacement
        }
        var stem = identifier
        var end = ""
        for (name, replacement) in identifiers where stem.hasSuffix(name) {
            stem.removeLast(name.count)
            end = replacement
            owners = self.owners[name].map { [$0] }
        }
        var words: [String] = []
        for character in stem {
            if words.isEmpty || character.isUppercase || character == "_" {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        let replaced = words.enumerated().map { index, word -> String in
            guard let (name, isPlural) = name(word.lowercased()) else { return word }
            let owner = self.owners[word.lowercased()]
            owners?.append(owner ?? NameUses.Owner(word: word, name, isPlural: isPlural))
            let isFirst = index == 0 && word.first?.isLowercase == true
            let found = isPlural ? name.ofSeveral : name
            return isFirst ? found.member : found.type
        }
        return replaced.joined() + end
    }

    /// Returns the name for a word of the template, which can be in the plural.
    fileprivate func name(_ word: String) -> (name: Name, isPlural: Bool)? {
        if let name = names[word] { return (name, false) }
        guard word.last == "s", let name = names[String(word.dropLast())] else { return nil }
        return (name, true)
    }
}

/// Replaces names in code from left to right, and in comments and texts as words.
private struct Renaming {
    let scope: TemplateScope
    var rest: Substring
    /// Indicates whether the code is a value, in which names are already replaced.
    var isValue = false

    init(scope: TemplateScope, rest: Substring, isValue: Bool = false) {
        self.scope = scope
        self.rest = rest
        self.isValue = isValue
    }

    mutating func code(until end: Character? = nil) -> String {
        var text = ""
        var depth = 0
        while let character = rest.first {
            if character == "/", rest.hasPrefix("//") {
                text += prose(of: take { $0 != "\n" }) { $0 }
            } else if character == "\"" {
                text += literal()
            } else if character.isLetter || character == "_" {
                text += identifier()
            } else {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                text.append(character)
                if character != " " { scope.uses?.read(character) }
                rest = rest.dropFirst()
                if character == end, depth < 0 { return text }
            }
        }
        return text
    }

    /// Returns an identifier, and records it.
    private mutating func identifier() -> String {
        let identifier = take { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let uses = scope.uses else {
            return isValue ? identifier : scope.identifier(identifier)
        }
        var owners: [NameUses.Owner]? = []
        let made = isValue ? identifier : scope.identifier(identifier, owners: &owners)
        if isValue { owners = scope.owners(of: identifier) }
        uses.read(made, madeOf: owners, before: rest)
        return made
    }

    /// Returns a literal, whose interpolations are code.
    private mutating func literal() -> String {
        var text = "\""
        var words = ""
        rest = rest.dropFirst()
        while let character = rest.first {
            if character == "\\", rest.hasPrefix("\\(") {
                text += prose(of: words, value: SwiftText.escaped) + "\\("
                words = ""
                rest = rest.dropFirst(2)
                text += code(until: ")")
            } else if character == "\\" {
                words += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
                if character == "\"" { break }
                words.append(character)
            }
        }
        scope.uses?.read("\"")
        return text + prose(of: words, value: SwiftText.escaped) + "\""
    }

    private mutating func take(while belongs: (Character) -> Bool) -> String {
        let taken = rest.prefix(while: belongs)
        rest = rest.dropFirst(taken.count)
        return String(taken)
    }

    /// Returns words with their names replaced, with the articles of these names, and with the
    /// values that are in braces.
    private func prose(of text: String, value: (String) -> String) -> String {
        // Most texts contain no value, and the search is slow.
        guard !isValue, text.utf8.contains(UInt8(ascii: "{")) else {
            return isValue ? text : prose(of: text[...])
        }
        var words: [String] = []
        var rest = text[...]
        let placeholder = #/\{([a-z]+\.[A-Za-z]+)\}/#
        while let match = rest.firstMatch(of: placeholder) {
            words.append(prose(of: rest[..<match.range.lowerBound]))
            words.append(scope.values[String(match.1)].map(value) ?? String(match.0))
            rest = rest[match.range.upperBound...]
        }
        return words.joined() + prose(of: rest)
    }

    private func prose(of text: Substring) -> String {
        var words: [String] = []
        var word = ""
        var isCode = false
        func end() {
            guard !word.isEmpty else { return }
            words.append(
                isCode || word.dropFirst().contains(where: \.isUppercase)
                    ? scope.identifier(word) : self.word(word, after: &words)
            )
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber {
                word.append(character)
            } else {
                end()
                if character == "`" { isCode.toggle() }
                words.append(String(character))
            }
        }
        end()
        return words.joined()
    }

    /// Returns a word of a text. If it is a name after an article, the article is adapted.
    private func word(_ word: String, after words: inout [String]) -> String {
        guard let (name, isPlural) = scope.name(word.lowercased()) else { return word }
        let isCapital = word.first?.isUppercase == true
        if isPlural { return isCapital ? Name(name.pluralText).title : name.pluralText }
        let article = words.suffix(2)
        if article.last == " ", let first = article.first, ["a", "an", "A", "An"].contains(first) {
            words.removeLast(2)
            return first.first == "A" ? name.withCapitalArticle : name.withArticle
        }
        return isCapital ? name.title : name.text
    }
}

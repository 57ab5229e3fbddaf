internal import Descriptions

/// The identifiers of a generated file, with the names of the description that they are made of.
/// The scopes of a file are its braces. Members of other objects and argument labels are left out,
/// because they cannot collide.
final class NameUses {
    /// A name of the description in its role, which distinguishes a label from an entity with the
    /// same name.
    struct Owner: Hashable, Sendable {
        let role: String
        let name: Name

        /// - Parameters:
        ///   - word: the word of the template that the name replaces.
        ///   - isPlural: a Boolean that indicates whether it is in the plural.
        init(word: String, _ name: Name, isPlural: Bool = false) {
            let word = word.lowercased()
            let singular = isPlural ? String(word.dropLast()) : word
            role = NameUses.roles[singular] ?? singular
            self.name = name
        }
    }

    /// An identifier that is made of two lists of names although one use can hide the other. An
    /// empty list means that the identifier is the template's own.
    struct Meeting: Sendable {
        let identifier: String
        let first: [Owner]
        let second: [Owner]

        init(_ identifier: String, first: [Owner], second: [Owner]) {
            self.identifier = identifier
            self.first = first
            self.second = second
        }
    }

    /// The first use of an identifier in a scope.
    struct Use: Sendable {
        let owners: [Owner]
        /// Indicates whether the scope declares the identifier.
        let isDeclared: Bool
    }

    /// A declaration of a type, or an extension.
    struct TypePart: Sendable {
        /// Indicates whether it declares a type that is not inside another one.
        let isNew: Bool
        let name: String
        let owners: [Owner]
        /// The superclass and the protocols.
        let supertypes: [String]
        fileprivate(set) var uses: [String: Use] = [:]
    }

    private(set) var meetings: [Meeting] = []
    private(set) var types: [TypePart] = []
    /// The identifiers in the file, and in the braces that are open.
    private var scopes: [[String: Use]] = [[:]]
    /// The types whose braces are open, with the numbers of open braces around them.
    private var openTypes: [(depth: Int, part: TypePart)] = []
    /// The keyword and the types of a declaration whose brace follows.
    private var header: [String] = []
    /// The parameters of a function whose brace follows.
    private var parameters: [String: Use]?
    /// The last two characters that are not spaces, and the last word if it is directly before.
    private var last: (Character, Character) = ("\n", "\n")
    private var word = ""

    /// Reads a character that is neither a space nor a part of an identifier.
    func read(_ character: Character) {
        last = (last.1, character)
        word = ""
        if character == "{" {
            if header.count > 1 {
                let part = TypePart(
                    isNew: header[0] != "extension" && openTypes.isEmpty,
                    name: header[1],
                    owners: scopes[0][header[1]]?.owners ?? [],
                    supertypes: Array(header.dropFirst(2))
                )
                openTypes.append((scopes.count, part))
            }
            scopes.append(parameters ?? [:])
            (header, parameters) = ([], nil)
        } else if character == "}", scopes.count > 1 {
            let uses = scopes.removeLast()
            for (identifier, use) in uses where !use.isDeclared {
                add(identifier, use, at: scopes.count - 1)
            }
            if var type = openTypes.last, type.depth == scopes.count {
                type.part.uses = uses
                types.append(type.part)
                openTypes.removeLast()
            }
        }
    }

    /// Reads an identifier.
    ///
    /// - Parameters:
    ///   - owners: the names that it is made of; empty if it is the template's own, `nil` if they
    ///     are unknown.
    ///   - rest: the code after it.
    func read(_ identifier: String, madeOf owners: [Owner]?, before rest: Substring) {
        let (before, word) = (last, word)
        last = (last.1, "a")
        self.word = identifier
        let isMember = before.1 == "." && before.0 != "."
        if ["actor", "class", "enum", "extension", "protocol", "struct"].contains(identifier) {
            header = [identifier]
        } else if !header.isEmpty, !isMember {
            header.append(identifier)
        }
        guard let owners else { return }
        if !owners.isEmpty, Self.keywords.contains(identifier) {
            meetings.append(Meeting(identifier, first: [], second: owners))
        }
        // A type is visible in all scopes.
        guard identifier.first?.isLowercase == true else {
            return add(identifier, Use(owners: owners, isDeclared: true), at: 0)
        }
        if ["func", "init"].contains(identifier) {
            parameters = [:]
        } else if parameters != nil, word != "func" {
            // A label is followed by the parameter.
            let isLabel = rest.first == " " && rest.dropFirst().first?.isLetter == true
            if !isLabel { parameters?[identifier] = Use(owners: owners, isDeclared: true) }
        } else if !isMember, rest.first != ":" || !["(", ",", "\n"].contains(before.1) {
            let use = Use(owners: owners, isDeclared: Self.isDeclaration(after: word, before: rest))
            add(identifier, use, at: scopes.count - 1)
        }
    }

    /// Returns true if an identifier between a word and a rest is declared there: by a keyword, or
    /// as the parameter of a closure.
    private static func isDeclaration(after word: String, before rest: Substring) -> Bool {
        if ["let", "var"].contains(word) {
            return [" =", ":", ")"].contains(where: rest.hasPrefix)
        }
        return ["case", "for", "func"].contains(word) || rest.hasPrefix(" in")
            || rest.first == "," && rest.prefix { $0 != "\n" }.hasSuffix(" in")
    }

    private func add(_ identifier: String, _ use: Use, at index: Int) {
        guard let known = scopes[index][identifier] else {
            scopes[index][identifier] = use
            return
        }
        guard known.owners != use.owners else { return }
        meetings.append(Meeting(identifier, first: known.owners, second: use.owners))
    }

    /// The keywords that a name of the description can become.
    static let keywords: Set<String> = [
        "as", "is", "in", "do", "if", "for", "let", "var", "init", "self", "nil", "true", "false",
    ]

    /// The roles of words that stand for the same kind of name in templates.
    private static let roles: [String: String] = {
        let words = [
            "element": "caption heading press leave guide extra portrait raise praise dismiss "
                + "invite recall gauge nearby total entry lever alter commit abort",
            "field": "phrase level here score nick",
            "service": "supplier dispenser porter",
            "entity": "guest visitor helper",
        ]
        return words.reduce(into: [:]) { roles, role in
            for word in role.value.split(separator: " ") { roles[String(word)] = role.key }
        }
    }()
}

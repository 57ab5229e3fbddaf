internal import InputFiles

/// A pattern for the name of a file or folder.
struct NamePattern: Hashable, Sendable {
    private struct CharacterSet: Hashable {
        var characters: Set<Character> = []
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        var isInverted = false

        func contains(_ character: Character) -> Bool {
            let scalars = character.unicodeScalars
            let isInRange =
                scalars.count == 1
                && scalars.first.map { scalar in ranges.contains { $0.contains(scalar) } } == true
            return (characters.contains(character) || isInRange) != isInverted
        }
    }

    private enum Element: Hashable {
        case character(Character)
        /// The wildcard `?`.
        case any
        /// The wildcard `*`.
        case run
        case set(CharacterSet)

        func matches(_ other: Character) -> Bool {
            switch self {
            case .character(let character): character == other
            case .any: true
            case .run: false
            case .set(let set): set.contains(other)
            }
        }
    }

    private let elements: [Element]

    init(_ text: some StringProtocol) throws(ApplicationError) {
        var elements: [Element] = []
        var rest = Array(text)[...]
        while let character = rest.popFirst() {
            switch character {
            case "*": if elements.last != .run { elements.append(.run) }
            case "?": elements.append(.any)
            case "[": elements.append(.set(try Self.set(from: &rest)))
            case "\\": elements.append(.character(try Self.escaped(from: &rest)))
            default: elements.append(.character(character))
            }
        }
        self.init(elements: elements)
    }

    private init(elements: [Element]) {
        self.elements = elements
    }

    /// The pattern `*`.
    static let anything = NamePattern(elements: [.run])

    func matches(_ name: some StringProtocol) -> Bool {
        wildcards(elements, match: Array(name)[...]) {
            $0 == .run
        } matching: {
            $0.matches($1)
        }
    }

    private static func escaped(
        from rest: inout ArraySlice<Character>
    ) throws(ApplicationError) -> Character {
        guard let character = rest.popFirst() else {
            throw .usage("it ends with a backslash; write '\\\\' for a backslash")
        }
        return character
    }

    /// Parses a set after its opening bracket.
    private static func set(from rest: inout ArraySlice<Character>) throws(ApplicationError)
        -> CharacterSet
    {
        var set = CharacterSet()
        if rest.first == "!" || rest.first == "^" {
            set.isInverted = true
            rest.removeFirst()
        }
        var isFirst = true
        while let character = rest.popFirst() {
            if character == "]", !isFirst { return set }
            isFirst = false
            let lower = character == "\\" ? try escaped(from: &rest) : character
            guard rest.first == "-", let end = rest.dropFirst().first, end != "]" else {
                set.characters.insert(lower)
                continue
            }
            rest.removeFirst()
            rest.removeFirst()
            let upper = end == "\\" ? try escaped(from: &rest) : end
            guard let first = scalar(of: lower), let last = scalar(of: upper), first <= last else {
                throw .usage("the range '\(lower)-\(upper)' has no characters")
            }
            set.ranges.append(first...last)
        }
        throw .usage("a '[' is never closed; write '\\[' for a bracket in a name")
    }

    private static func scalar(of character: Character) -> Unicode.Scalar? {
        character.unicodeScalars.count == 1 ? character.unicodeScalars.first : nil
    }
}

/// Returns whether a pattern with wildcards matches all elements.
///
/// If the rest does not match, the last wildcard takes one more element. That suffices, because a
/// wildcard takes any elements.
///
/// - Parameters:
///   - isWildcard: returns whether a part of the pattern matches any number of elements, including
///     none.
///   - matching: returns whether any other part matches one element.
func wildcards<Part, Element>(
    _ pattern: [Part],
    match elements: ArraySlice<Element>,
    isWildcard: (Part) -> Bool,
    matching: (Part, Element) -> Bool
) -> Bool {
    var place = 0
    var index = elements.startIndex
    var retry: (place: Int, index: Int)?
    while index < elements.endIndex {
        if place < pattern.count, isWildcard(pattern[place]) {
            place += 1
            retry = (place, index)
        } else if place < pattern.count, matching(pattern[place], elements[index]) {
            place += 1
            index += 1
        } else if let (next, start) = retry {
            retry = (next, start + 1)
            place = next
            index = start + 1
        } else {
            return false
        }
    }
    return pattern[place...].allSatisfy(isWildcard)
}

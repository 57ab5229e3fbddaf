internal import InputFiles
internal import SwiftSource

/// The identifiers that were renamed between two versions of some files, so that a patch of the
/// older version can use the new names.
struct Renames {
    /// The new names in one file, by the old ones.
    private var ofFile: [String: [String: String]] = [:]
    /// The new names that are the same in all files.
    private var ofAll: [String: String] = [:]

    /// - Parameters:
    ///   - versions: the older and the newer text of each file, by path.
    ///   - others: returns the newer texts of the features' other files, which can declare a name
    ///     that these files use.
    init(
        _ versions: [String: (old: String, new: String)],
        others: () throws(ApplicationError) -> [String]
    ) throws(ApplicationError) {
        let words = versions.filter { $0.value.old != $0.value.new }
            .mapValues { (old: Words($0.old), new: Words($0.new)) }
        let candidates = words.mapValues { Self.names(from: $0.old, to: $0.new) }
        // A name without a declaration is an edit, not a renaming.
        var declared = Set(
            candidates.flatMap { path, names in
                names.filter { old, new in
                    words[path]?.old.declared.contains(old) == true
                        && words[path]?.new.declared.contains(new) == true
                }
                .map { [$0, $1] }
            }
        )
        let open = candidates.values.joined().filter { !declared.contains([$0, $1]) }
        if !open.isEmpty {
            let names = try others().reduce(into: Set()) { $0.formUnion(Words($1).declared) }
            declared.formUnion(
                open.filter { names.contains($1) && !names.contains($0) }.map { [$0, $1] }
            )
        }
        ofFile = candidates.mapValues { names in names.filter { declared.contains([$0, $1]) } }
        var ambiguous: Set<String> = []
        for (old, new) in ofFile.values.joined() {
            if let other = ofAll[old], other != new { ambiguous.insert(old) }
            ofAll[old] = new
        }
        for name in ambiguous { ofAll[name] = nil }
    }

    /// Returns a text of a patch with the new names.
    ///
    /// - Parameters:
    ///   - text: the text before or after the patch.
    ///   - path: the path of its file.
    ///   - base: the older version of the file; `nil` for a new file.
    ///   - current: the newer version.
    func applied(to text: String, at path: String, base: String?, current: String?) -> String {
        guard !ofAll.isEmpty || ofFile[path] != nil else { return text }
        let own = ofFile[path] ?? [:]
        let known = Words(base ?? "").counts
        let kept = Words(current ?? "").counts
        let words = Words(text)
        let names = ofAll.filter { old, _ in
            // Another declaration with the same name keeps it.
            kept[old] == nil && known[old] == nil && !words.declared.contains(old)
        }
        return words.replacing(names.merging(own) { $1 })
    }

    /// The lowest share of uses that must have the same neighbours under both names.
    private static let share = 0.5

    private static func names(from before: Words, to after: Words) -> [String: String] {
        let gone = before.counts.keys.filter { after.counts[$0] == nil && isName($0) }
        let come = after.counts.keys.filter { before.counts[$0] == nil && isName($0) }
        var names: [String: String] = [:]
        for name in gone {
            let uses = before.uses(of: name)
            let best = come.map { other -> (name: String, common: Int, count: Int) in
                let others = after.uses(of: other)
                let common = uses.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
                return (other, common, others.values.reduce(0, +))
            }
            .max { ($0.common, $1.name) < ($1.common, $0.name) }
            let count = Double(uses.values.reduce(0, +))
            guard let best, best.common > 0, Double(best.common) >= count * share,
                Double(best.common) >= Double(best.count) * share
            else { continue }
            names[name] = best.name
        }
        return names
    }

    private static func isName(_ word: String) -> Bool {
        (word.first?.isLetter == true || word.first == "_") && !keywords.contains(word)
    }

    private static let keywords = Set(
        """
        any as async await break case catch class continue convenience default defer deinit do else enum \
        extension fallthrough false fileprivate final for func get guard if import in indirect init inout \
        internal is lazy let mutating nil nonisolated open override package private protocol public repeat \
        required rethrows return self Self set some static struct subscript super switch throw throws true \
        try typealias unowned var weak where while
        """.split(separator: " ").map(String.init)
    )
}

/// The words of Swift code, without comments and strings.
private struct Words {
    private let source: [UInt8]
    private let tokens: TokenList
    let counts: [String: Int]
    /// The names of the declarations.
    let declared: Set<String>

    init(_ text: String) {
        source = Array(text.utf8)
        tokens = TokenList(source)
        counts = (0..<tokens.count).reduce(into: [:]) { [tokens] counts, place in
            if tokens[place].isWord { counts[tokens[place].text, default: 0] += 1 }
        }
        declared = Set(
            (0..<tokens.count).lazy
                .filter { [tokens] in
                    tokens[$0].isWord && Self.declaring.contains(tokens[$0 - 1].text)
                }
                .map { [tokens] in tokens[$0].text }
        )
    }

    private static let declaring: Set = [
        "let", "var", "func", "case", "class", "struct", "enum", "protocol", "typealias", "actor",
    ]

    /// Returns the neighbours of each use of a word, with their number.
    func uses(of word: String) -> [[String]: Int] {
        (0..<tokens.count).reduce(into: [:]) { uses, place in
            guard tokens[place].isWord(word) else { return }
            uses[[tokens[place - 1].text, tokens[place + 1].text], default: 0] += 1
        }
    }

    func replacing(_ names: [String: String]) -> String {
        var replaced: [UInt8] = []
        var copied = 0
        for place in 0..<tokens.count where tokens[place].isWord {
            guard let name = names[tokens[place].text] else { continue }
            let range = tokens[place].range
            replaced += source[copied..<range.lowerBound] + Array(name.utf8)
            copied = range.upperBound
        }
        return String(decoding: replaced + source[copied...], as: UTF8.self)
    }
}

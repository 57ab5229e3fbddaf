internal import SwiftSource

/// Finds the mutants that cause compile errors.
///
/// It depends on the tokens of the source and never on its lines, so that the formatting of the
/// source does not decide which mutants are stillborn.
struct ErrorCauses {
    private let sites: [(number: Int, site: MutationSite)]
    private let mutated: MutatedSource
    private let tokens: TokenList
    private let statements: StatementIndex

    init(_ source: [UInt8], _ sites: [(number: Int, site: MutationSite)], _ mutated: MutatedSource)
    {
        self.sites = sites
        self.mutated = mutated
        let index = DeclarationIndex(source)
        tokens = index.tokens
        statements = StatementIndex(index)
    }

    /// Returns the numbers of the mutants that cause an error.
    ///
    /// It is the innermost mutant around the position, except for errors that the compiler reports
    /// elsewhere: at a closing brace, that a body ends without a value or an exit; at the use of a
    /// variable, that it has no value; and at a comparison, that the type of a string is wrong.
    /// Without a mutant around the position, it is all mutants of the statement.
    func causes(of error: CompilerError) -> [Int] {
        guard let position = mutated.offset(line: error.line, column: error.column) else {
            return []
        }
        let place = mutated.sourceOffset(of: position).map(token(at:))
        if let place {
            let causes = initializations(before: place, error.message)
            if !causes.isEmpty { return causes }
            if let cause = lastDeletion(beforeBrace: place) { return [cause] }
        }
        let around = zip(sites, mutated.ranges).filter { $0.1.contains(position) }
        guard let innermost = around.min(by: { $0.1.count < $1.1.count })?.0 else {
            return place.map(mutants(ofStatementAround:)) ?? []
        }
        let strings = place == nil ? [] : strings(comparedIn: innermost.site)
        return strings.isEmpty ? [innermost.number] : strings
    }

    /// Returns the index of the token at an offset, or of the last one before it; without one, of
    /// the first.
    private func token(at offset: Int) -> Int {
        var (first, end) = (0, tokens.count)
        while first < end {
            let middle = (first + end) / 2
            if tokens[middle].range.lowerBound <= offset {
                first = middle + 1
            } else {
                end = middle
            }
        }
        return max(first - 1, 0)
    }

    // MARK: - Errors at the end of a body

    /// Returns the last deletion in the braces that close at a token; preferably one at the end of
    /// a branch, because the deleted statement can be the only exit.
    private func lastDeletion(beforeBrace place: Int) -> Int? {
        guard tokens[place].isPunctuation("}"), let opener = tokens[place].partner else {
            return nil
        }
        let braces = tokens[opener].range.upperBound..<tokens[place].range.lowerBound
        let inside = sites.filter { $0.site.change == .delete && $0.site.range.isInside(braces) }
        let outer = inside.filter { one in
            !inside.contains { $0.number != one.number && one.site.range.isInside($0.site.range) }
        }
        let ending = outer.filter { endsBranch($0.site) }
        return (ending.isEmpty ? outer : ending)
            .max { $0.site.range.upperBound < $1.site.range.upperBound }?.number
    }

    private func endsBranch(_ site: MutationSite) -> Bool {
        var place = token(at: site.range.upperBound - 1) + 1
        while tokens[place].isPunctuation(";") { place += 1 }
        let next = tokens[place]
        return next.isPunctuation("}") || next.isWord("case") || next.isWord("default")
    }

    // MARK: - Errors about missing values

    /// Returns the deletions of assignments to a variable or to the properties of `self` that have
    /// no value at a token, according to the message of the error.
    private func initializations(before place: Int, _ message: String) -> [Int] {
        guard message.contains("initializ") else { return [] }
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        let quoted = parts.count > 1 ? String(parts[1]) : "self"
        let name = quoted == "self" ? nil : quoted.replacing("self.", with: "")
        let declaration = (0..<place).last { place in
            guard let name else { return tokens[place].isWord("init") }
            return ["let", "var"].contains(tokens[place].text) && tokens[place + 1].text == name
        }
        guard let declaration else { return [] }
        let range = tokens[declaration].range.upperBound..<tokens[place].range.lowerBound
        return sites.filter { entry in
            guard entry.site.change == .delete, entry.site.range.isInside(range) else {
                return false
            }
            var first = token(at: entry.site.range.lowerBound)
            if tokens[first].isWord("self"), tokens[first + 1].isSelector { first += 2 }
            return tokens[first + 1].text == "=" && (name == nil || tokens[first].text == name)
        }
        .map(\.number)
    }

    // MARK: - Other errors

    /// Returns the mutants of string literals in a negated comparison. One of another type than
    /// `String`, such as `Character`, does not compile.
    private func strings(comparedIn comparison: MutationSite) -> [Int] {
        guard comparison.change == .negate else { return [] }
        return sites.filter { entry in
            guard case .replace(let value) = entry.site.change else { return false }
            return value.hasPrefix("\"") && entry.site.range.isInside(comparison.range)
        }
        .map(\.number)
    }

    private func mutants(ofStatementAround place: Int) -> [Int] {
        let first = statements.beginning(of: place)
        var last = tokens.end(of: first)
        while last + 1 < tokens.count, !statements.begins(at: last + 1),
            tokens.start(of: last + 1) == last + 1
        {
            last = tokens.end(of: last + 1)
        }
        let statement =
            tokens[first].range
            .lowerBound..<max(
                tokens[first].range.lowerBound,
                tokens[last].range.upperBound
            )
        return sites.filter { $0.site.range.isInside(statement) }.map(\.number)
    }
}

extension Range<Int> {
    fileprivate func isInside(_ other: Range<Int>) -> Bool {
        other.lowerBound <= lowerBound && upperBound <= other.upperBound
    }
}

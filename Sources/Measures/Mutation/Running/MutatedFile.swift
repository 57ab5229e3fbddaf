internal import Matrix
internal import SwiftSource

/// A source file with its mutants.
struct MutatedFile {
    let implementation: Implementation
    /// The path from the package's root.
    let path: String
    let source: [UInt8]
    /// The mutation sites with the numbers that select them.
    private(set) var sites: [(number: Int, site: MutationSite)]

    /// - Parameter firstNumber: the number of the first mutant; the others follow.
    init(implementation: Implementation, path: String, source: [UInt8], firstNumber: Int) {
        self.implementation = implementation
        self.path = path
        self.source = source
        sites = SiteFinder.sites(in: source).enumerated().map { (firstNumber + $0, $1) }
    }

    /// The source with all mutants.
    var text: [UInt8] {
        MutatedSource.text(
            of: source,
            sites.map { ($0.site, "\(MutantChoice.function)(\($0.number))") }
        )
    }

    func mutant(of site: MutationSite) -> Mutant {
        let code = source[site.range].prefix { $0 != UInt8(ascii: "\n") }
        return Mutant(
            mutationOperator: site.mutationOperator,
            file: path.split(separator: "/").last.map(String.init) ?? path,
            line: line(of: site.range.lowerBound),
            code: String(decoding: code, as: UTF8.self)
        )
    }

    /// Removes the mutants that cause a compile error on a line.
    ///
    /// These are the mutants that begin or end on the line; only without such mutants, it is the
    /// innermost one around the line. A missing value of a closure is reported at its closing
    /// brace: the cause is the last mutant in it, which may have deleted its only expression.
    ///
    /// - Returns: the number of removed mutants.
    mutating func removeMutants(atLine line: Int) -> Int {
        func lines(_ site: MutationSite) -> ClosedRange<Int> {
            self.line(of: site.range.lowerBound)...self.line(of: site.range.upperBound)
        }
        var wrong = sites.filter { entry in
            let lines = lines(entry.site)
            return lines.lowerBound == line || lines.upperBound == line
        }
        if wrong.isEmpty {
            let around = sites.filter { lines($0.site).contains(line) }
            wrong = around.min { $0.site.range.count < $1.site.range.count }.map { [$0] } ?? []
        }
        if wrong.isEmpty { wrong = lastSite(beforeBraceAtLine: line).map { [$0] } ?? [] }
        let numbers = Set(wrong.map(\.number))
        sites.removeAll { numbers.contains($0.number) }
        return wrong.count
    }

    /// Returns the last mutant between braces that close on a line, with all mutants in it.
    private func lastSite(beforeBraceAtLine line: Int) -> (number: Int, site: MutationSite)? {
        let tokens = TokenList(source)
        let closing = (0..<tokens.count).first {
            tokens[$0].line == line && tokens[$0].isPunctuation("}")
        }
        guard let closing, let opening = tokens[closing].partner else { return nil }
        let inside = tokens[opening].range.upperBound..<tokens[closing].range.lowerBound
        return sites.filter { inside.contains($0.site.range.lowerBound) }.max { left, right in
            let (left, right) = (left.site.range, right.site.range)
            return (left.upperBound, -left.lowerBound) < (right.upperBound, -right.lowerBound)
        }
    }

    private func line(of offset: Int) -> Int {
        source[..<offset].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    }
}

/// The lines of a source that state a claim.
package struct ClaimPlace: Hashable, Sendable {
    package let source: ClaimSource
    /// The line numbers, such as `454, 460` or `876–908`; empty if the source has no line numbers.
    package let lines: String

    init(_ source: ClaimSource, _ lines: String = "") {
        self.source = source
        self.lines = lines
    }

    /// The place in words, such as `article 000, line 922`; the title of a source without a number.
    package var text: String {
        guard let number = source.number else { return source.title }
        let isOne = lines.allSatisfy(\.isNumber)
        return "article \(number), \(isOne ? "line" : "lines") \(lines)"
    }
}

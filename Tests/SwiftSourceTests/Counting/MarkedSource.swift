import SwiftSource
import Testing

/// A source in which each line begins with its kind: `c|` code, `/|` comment, `_|` blank.
struct MarkedSource: CustomTestStringConvertible {
    let title: String
    let text: String
    let kinds: [LineKind]

    var testDescription: String { title }

    init(_ title: String, _ marked: String) {
        var text: [Substring] = []
        var kinds: [LineKind] = []
        for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
            switch line.prefix(2) {
            case "c|": kinds.append(.code)
            case "/|": kinds.append(.comment)
            case "_|": kinds.append(.blank)
            default: Issue.record("A line without mark: \(line)")
            }
            text.append(line.dropFirst(2))
        }
        self.title = title
        self.text = text.map { "\($0)\n" }.joined()
        self.kinds = kinds
    }

    /// Expects the marked kinds of lines, and counts that agree with them.
    func check(_ location: SourceLocation = #_sourceLocation) {
        #expect(LineCounter().kinds(of: text) == kinds, sourceLocation: location)
        let expected = kinds.reduce(into: LineCounts.zero) { $0.add($1) }
        #expect(LineCounter().count(text).counts == expected, sourceLocation: location)
    }
}

/// Two opinions about the lines of one file.
struct Comparison {
    /// A line on which the two differ; `nil` is a line that one of them does not have.
    struct Difference {
        let line: Int
        let ours: LineKind?
        let parsers: LineKind?
    }

    let differences: [Difference]

    /// Why the parser cannot judge, if it differs only where it met a syntax error.
    let obstacle: String?

    init(ours: [LineKind], parsed: ParsedLines) {
        let count = max(ours.count, parsed.kinds.count)
        let all = (0..<count).map { line in
            Difference(
                line: line,
                ours: line < ours.count ? ours[line] : nil,
                parsers: line < parsed.kinds.count ? parsed.kinds[line] : nil
            )
        }
        differences = all.filter { $0.ours != $0.parsers }
        if let first = differences.first, let error = parsed.firstError, error.line <= first.line {
            obstacle = "syntax error in line \(error.line + 1): \(error.message)"
        } else {
            obstacle = nil
        }
    }
}

/// The execution counts of the lines and functions of one file.
struct LineTrace: Hashable {
    let path: String
    /// The execution counts of the executable lines.
    private(set) var lines: [Int: Int] = [:]
    /// The execution counts of the functions, by their mangled names.
    private(set) var functions: [String: Int] = [:]

    var executed: Set<Int> { Set(lines.filter { $0.value > 0 }.keys) }

    var share: CoverageCounts.Share {
        CoverageCounts.Share(covered: executed.count, count: lines.count)
    }

    /// Parses the output of `llvm-cov export -format=lcov`: for each file `SF:PATH`,
    /// `FNDA:COUNT,NAME` for each function, `DA:LINE,COUNT` for each line, and `end_of_record`.
    ///
    /// Source: the manual page geninfo(1) of LCOV, “Files”.
    ///
    /// - Returns: `nil` if the text has another format.
    static func traces(from export: String) -> [LineTrace]? {
        var traces: [LineTrace] = []
        var current: LineTrace?
        for row in export.split(separator: "\n") {
            if row == "end_of_record" {
                guard let trace = current else { return nil }
                traces.append(trace)
                current = nil
                continue
            }
            let parts = row.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let values = parts[1].split(separator: ",", maxSplits: 2)
            switch parts[0] {
            case "SF": current = LineTrace(path: String(parts[1]))
            case "DA":
                guard values.count > 1, let line = Int(values[0]), let count = count(values[1])
                else { return nil }
                current?.lines[line] = count
            case "FNDA":
                guard values.count > 1, let count = count(values[0]) else { return nil }
                current?.functions[String(values[1])] = count
            default: break
            }
        }
        return current == nil && !traces.isEmpty ? traces : nil
    }

    /// Parses a count. The compiler derives some counts from others. For the body of a
    /// `for … where` that returns, it subtracts too much, and the difference is printed as an
    /// unsigned number. `llvm-cov` counts such a line as executed in its own sums, and so does this
    /// function.
    private static func count(_ digits: Substring) -> Int? {
        UInt64(digits).map { Int(clamping: $0) }
    }
}

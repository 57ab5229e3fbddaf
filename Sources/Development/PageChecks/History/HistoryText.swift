internal import Foundation

/// A table of a page in Markdown, with columns of even width.
struct HistoryTable {
    private let columns: [String]
    private var rows: [[String]] = []

    /// - Parameter columns: the titles; a column whose title begins with `>` is right-aligned.
    init(_ columns: String...) {
        self.columns = columns
    }

    mutating func add(_ cells: String...) { add(cells) }

    mutating func add(_ cells: [String]) {
        rows.append(cells.map { $0.replacing("|", with: "\\|") })
    }

    var isEmpty: Bool { rows.isEmpty }

    var lines: [String] {
        let titles = columns.map { $0.hasPrefix(">") ? String($0.dropFirst()) : $0 }
        let widths = titles.indices.map { column in
            ([titles] + rows).map { $0[column].count }.max().map { max($0, 3) } ?? 3
        }
        let isRight = columns.map { $0.hasPrefix(">") }
        func line(_ cells: [String]) -> String {
            let padded = cells.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return isRight[column] ? space + cell : cell + space
            }
            return "| \(padded.joined(separator: " | ")) |"
        }
        let rule = widths.enumerated().map { column, width in
            String(repeating: "-", count: width - 1) + (isRight[column] ? ":" : "-")
        }
        return [line(titles), line(rule)] + rows.map(line)
    }
}

extension HistoryMetric {
    /// Returns a value with the digits of the page.
    func text(_ value: Double) -> String {
        switch self {
        case .lines: "\(Int(value.rounded()))"
        case .instructions: Self.grouped(Int(value.rounded()))
        case .latency: Self.decimal(value, 3)
        case .coverage: Self.decimal(value * 100, 1) + " %"
        }
    }

    /// Returns a factor with at least as many digits as distinguish it from 1.
    static func factor(_ value: Double) -> String {
        if value == 1 { return "1" }
        return decimal(value, value < 1.0005 ? 5 : value < 1.01 ? 4 : 2)
    }

    static func decimal(_ value: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }

    private static func grouped(_ value: Int) -> String {
        var text = ""
        for (place, digit) in String(value).reversed().enumerated() {
            if place > 0, place % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}

/// Returns "1 report" or "2 reports".
func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
}

internal import Foundation

extension PageCheck {
    /// Checks that times, ratios, intervals and verdicts of latency agree in each row.
    var latency: [Complaint] {
        pages.flatMap(\.tables).filter { $0.columns.contains("Verdict") }.flatMap { table in
            let baseline = table.rows.first { table.cell("Verdict", $0) == "baseline" }
            return table.rows.flatMap { row in
                intervals(table, row) + verdict(table, row) + robustness(table, row)
                    + (baseline.map { times(table, row, $0) } ?? [])
            }
        }
    }

    private func ratioColumn(_ table: PrintedTable) -> String? {
        table.columns.first { $0.hasPrefix("÷ ") || $0.contains(" ÷ ") }
    }

    /// Checks that the printed ends of an interval differ, because equal ones would claim an
    /// impossible precision.
    private func intervals(_ table: PrintedTable, _ row: PrintedTable.Row) -> [Complaint] {
        row.cells.compactMap { cell in
            guard let interval = PrintedNumber.interval(cell),
                interval.lower.value == interval.upper.value
            else { return nil }
            return table.complaint(row, "degenerate interval “\(cell)”")
        }
    }

    private func verdict(_ table: PrintedTable, _ row: PrintedTable.Row) -> [Complaint] {
        guard let verdict = table.cell("Verdict", row),
            let column = table.columns.first(where: { $0.hasPrefix("95 % ") }),
            let interval = table.cell(column, row).flatMap(PrintedNumber.interval)
        else { return [] }
        let isRight =
            switch verdict {
            case "faster": interval.upper.value < 1
            case "slower": interval.lower.value > 1
            default: true
            }
        return isRight
            ? [] : [table.complaint(row, "“\(verdict)” contradicts the interval \(interval)")]
    }

    /// Checks that *not robust* means that leaving one scenario out crosses 1.
    private func robustness(_ table: PrintedTable, _ row: PrintedTable.Row) -> [Complaint] {
        guard let verdict = table.cell("Verdict", row), verdict.hasPrefix("not robust"),
            let cell = table.cell("Leaving one scenario out", row)
        else { return [] }
        let ends = cell.replacing(/\([^)]*\)/, with: "").components(separatedBy: "–")
            .compactMap { PrintedNumber($0.trimmingCharacters(in: .whitespaces))?.value }
        guard ends.count == 2, ends[0] > 1 || ends[1] < 1 else { return [] }
        return [table.complaint(row, "“\(verdict)”, but \(cell) does not cross 1")]
    }

    /// Checks that the printed times have the printed ratio, within the precision of their digits.
    private func times(
        _ table: PrintedTable,
        _ row: PrintedTable.Row,
        _ baseline: PrintedTable.Row
    ) -> [Complaint] {
        guard let own = table.time("Per call", row),
            let other = table.time("Per call", baseline),
            let column = ratioColumn(table),
            let ratio = table.number(column, row)?.value
        else { return [] }
        // The tolerance for three digits of each time and of the ratio.
        let tolerance = 0.011 * ratio
        return abs(own / other - ratio) <= tolerance
            ? [] : [table.complaint(row, "\(short(own)) ns ÷ \(short(other)) ns is not \(ratio)")]
    }
}

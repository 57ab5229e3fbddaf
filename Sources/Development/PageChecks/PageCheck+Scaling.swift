internal import Foundation

extension PageCheck {
    /// Checks that labels of scaling agree with the exponents, ratios and values next to them.
    var scaling: [Complaint] {
        pages.flatMap(\.tables).filter { $0.columns.contains("Exponent k") }.flatMap { table in
            table.rows.flatMap { row in label(table, row) + increase(table, row) }
        }
    }

    private func label(_ table: PrintedTable, _ row: PrintedTable.Row) -> [Complaint] {
        guard let label = table.cell("Latency", row)?.split(separator: " ").first,
            let exponent = table.cell("Exponent k", row)
        else { return [] }
        let numbers = exponent.matches(of: /-?[0-9]+\.[0-9]+/).compactMap {
            Double($0.output)
        }
        guard numbers.count == 3, let column = increaseColumn(table),
            let ratio = table.number(column, row)?.value
        else { return [table.complaint(row, "cannot read the exponent “\(exponent)”")] }
        let isRight =
            switch label {
            case "negligible": numbers[2] < 0.1 && ratio <= 1.25
            case "sublinear": numbers[2] < 0.8
            case "linear": numbers[1] >= 0.8 && numbers[2] <= 1.2
            case "superlinear": numbers[1] > 1.2
            case "inconclusive": true
            default: false
            }
        return isRight
            ? [] : [table.complaint(row, "“\(label)” contradicts n^\(exponent), × \(ratio)")]
    }

    /// Checks that the printed ratio is that of the printed values.
    private func increase(_ table: PrintedTable, _ row: PrintedTable.Row) -> [Complaint] {
        guard let column = increaseColumn(table),
            let ratio = table.number(column, row)
        else { return [] }
        let sizes = column.components(separatedBy: " ÷ ")
        guard sizes.count == 2, let last = table.time(sizes[0], row),
            let first = table.time(sizes[1], row),
            abs(last / first - ratio.value) > 0.011 * ratio.value + ratio.roundingError
        else { return [] }
        return [
            table.complaint(row, "\(short(last)) ns ÷ \(short(first)) ns is not \(ratio.value)")
        ]
    }

    private func increaseColumn(_ table: PrintedTable) -> String? {
        table.columns.first { $0.contains(" ÷ ") }
    }
}

extension PageCheck {
    /// Checks that the parts of tables add up to the printed sums.
    var sums: [Complaint] {
        pages.flatMap(\.tables).flatMap { table -> [Complaint] in
            if table.columns.first == "Owner" || table.columns.first == "Calls" {
                return columns(of: table)
            }
            if table.columns.prefix(2) == ["Variant", "Role"] { return roles(of: table) }
            return []
        }
    }

    /// Checks the rows that add up to the row "all". Rows of the runtime are contained in the
    /// others.
    private func columns(of table: PrintedTable) -> [Complaint] {
        guard let sum = table.rows.first(where: { $0.cells.first == "all" }) else { return [] }
        let parts = table.rows.filter {
            $0.cells.first != "all" && $0.cells.first?.hasPrefix("runtime") == false
        }
        return table.columns.indices.dropFirst().compactMap { column in
            let printed = PrintedNumber(sum.cells[column])?.value
            let added = parts.compactMap { PrintedNumber($0.cells[column])?.value }.reduce(0, +)
            guard let printed, printed != added else { return nil }
            return table.complaint(
                sum,
                "the parts of \(table.columns[column]) add up to \(short(added)), not \(short(printed))"
            )
        }
    }

    /// Checks the rows by role that add up to the row "all sources" of the same variant. Only
    /// counts add up.
    private func roles(of table: PrintedTable) -> [Complaint] {
        let counts = [
            "Files", "Lines", "Code", "Comment", "Blank", "Types", "Classes", "Structs", "Enums",
            "Protocols", "Functions", "Properties", "Complexity",
        ]
        return table.rows.filter { $0.cells.dropFirst().first == "all sources" }.flatMap { sum in
            let parts = table.rows.filter {
                $0.cells.first == sum.cells.first && $0.cells[1] != "all sources"
                    && $0.cells[1] != "tests"
            }
            return table.columns.indices.compactMap { column -> Complaint? in
                guard counts.contains(table.columns[column]),
                    let printed = PrintedNumber(sum.cells[column]), !sum.cells[column].contains("%")
                else { return nil }
                let added = parts.compactMap { PrintedNumber($0.cells[column])?.value }
                    .reduce(0, +)
                guard added != printed.value else { return nil }
                return table.complaint(
                    sum,
                    "\(table.columns[column]) of the roles of \(sum.cells[0]) add up to \(short(added)), "
                        + "not \(short(printed.value))"
                )
            }
        }
    }

    /// Checks that percentages are the printed parts ÷ the printed totals, rounded half up.
    var shares: [Complaint] {
        pages.flatMap(\.tables).flatMap { table in
            table.rows.flatMap { row in covered(table, row) + mutants(table, row) }
        }
    }

    private func covered(_ table: PrintedTable, _ row: PrintedTable.Row) -> [Complaint] {
        guard let counts = table.cell("Covered lines", row)?.wholeMatch(of: /([0-9]+) of ([0-9]+)/),
            let part = Double(counts.output.1), let whole = Double(counts.output.2),
            let share = table.cell("View-free coverage", row)
        else { return [] }
        return complaint(share, part, whole, table, row)
    }

    private func mutants(_ table: PrintedTable, _ row: PrintedTable.Row) -> [Complaint] {
        guard let all = table.number("Mutants", row)?.value, all > 0,
            table.columns.filter({ $0 == "Mutation score" }).count == 2,
            let viewFree = table.number("Killed by view-free tests", row)?.value,
            let killed = table.number("Killed by all tests", row)?.value,
            let first = table.columns.firstIndex(of: "Mutation score"),
            let last = table.columns.lastIndex(of: "Mutation score")
        else { return [] }
        var complaints =
            complaint(row.cells[first], viewFree, all, table, row)
            + complaint(row.cells[last], killed, all, table, row)
        if killed > 0, let ratio = table.number("View-free ÷ all", row),
            !ratio.isRounding(of: viewFree / killed)
        {
            complaints.append(
                table.complaint(row, "\(short(viewFree)) ÷ \(short(killed)) is not \(ratio.value)")
            )
        }
        return complaints
    }

    private func complaint(
        _ share: String,
        _ part: Double,
        _ whole: Double,
        _ table: PrintedTable,
        _ row: PrintedTable.Row
    ) -> [Complaint] {
        guard whole > 0, let printed = PrintedNumber(share) else { return [] }
        let exact = 100 * part / whole
        let isNearlyAll = part < whole && share == "99.9 %" && exact > 99.9
        return printed.isRounding(of: exact) || isNearlyAll
            ? []
            : [
                table.complaint(
                    row,
                    "\(short(part)) of \(short(whole)) is \(short(exact)) %, not \(share)"
                )
            ]
    }
}

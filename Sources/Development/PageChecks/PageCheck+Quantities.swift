extension PageCheck {
    /// Checks that a quantity has one value on all pages and charts.
    var quantities: [Complaint] {
        features.flatMap { page, title in
            lines(of: page, title) + coverage(of: page, title) + killed(on: page)
        }
    }

    /// Returns the value of each variant in a column of the first table of a page that has it.
    private func values(_ column: String, on page: PrintedPage) -> [String: String] {
        guard
            let table = page.tables.first(where: {
                $0.columns.first == "Variant" && $0.columns.contains(column)
            })
        else { return [:] }
        return Dictionary(
            table.rows.compactMap { row in
                row.cells.first.flatMap { name in table.cell(column, row).map { (name, $0) } }
            },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private func lines(of page: PrintedPage, _ title: String) -> [Complaint] {
        let printed = values("Code lines", on: page)
        let details = self.page(page.name + "-details")?.tables(below: "Lines by role") ?? []
        let byRole = details.flatMap { table in
            table.rows.compactMap { row -> Complaint? in
                guard row.cells.dropFirst().first == "all sources", let name = row.cells.first,
                    let code = table.cell("Code", row)
                else { return nil }
                return mismatch("code lines", printed[name], code, table, row)
            }
        }
        return byRole + claimed("MVC needs the least code", "code lines", printed, title)
            + summarised("Code lines", "code lines", printed, title)
    }

    private func coverage(of page: PrintedPage, _ title: String) -> [Complaint] {
        let printed = values("View-free coverage", on: page)
        let tables = page.tables(below: "Testability")
        let again = tables.flatMap { table in
            table.rows.compactMap { row -> Complaint? in
                guard let name = row.cells.first,
                    let share = table.cell("View-free coverage", row)
                else { return nil }
                return mismatch("view-free coverage", printed[name], share, table, row)
            }
        }
        let chart = charts["coverage"].map { texts in
            page.tables.prefix(1).flatMap { table in
                table.rows.compactMap { row -> Complaint? in
                    guard isArchitecture(page),
                        let share = table.cell("View-free coverage", row),
                        share != "–", !texts.contains(share)
                    else { return nil }
                    return table.complaint(row, "coverage.svg does not show \(share)")
                }
            }
        }
        return again + (chart ?? [])
            + summarised(
                "View-free coverage",
                "view-free coverage",
                printed,
                title
            )
    }

    /// Returns true if the page is about architectures. The chart of architectures does not contain
    /// labs.
    private func isArchitecture(_ page: PrintedPage) -> Bool {
        values("Code lines", on: page)["MVC"] != nil
    }

    /// Checks that the shares in the alternative text of the chart of mutants are in the table.
    private func killed(on page: PrintedPage) -> [Complaint] {
        guard let index = page.lines.firstIndex(where: { $0.contains("-mutants.svg)") }),
            let table = page.tables(below: "Mutation").first
        else { return [] }
        return page.lines[index].matches(of: /([0-9]+\.[0-9]) % in ([A-Za-z]+)/).compactMap {
            match in
            let name = String(match.output.2)
            guard let row = table.rows.first(where: { $0.cells.first == name }),
                let ratio = table.number("View-free ÷ all", row),
                let share = Double(match.output.1)
            else { return nil }
            // The table has one digit more than a share in percent.
            return abs(ratio.value * 100 - share) <= 0.1 + 1e-9
                ? nil
                : table.complaint(row, "\(ratio.value) here, \(share) % in the chart")
        }
    }

    // MARK: - The same value elsewhere

    private func claimed(
        _ claim: String,
        _ quantity: String,
        _ printed: [String: String],
        _ title: String
    ) -> [Complaint] {
        (page("claims")?.tables(below: claim) ?? []).flatMap { table in
            table.rows.flatMap { row -> [Complaint] in
                guard let feature = row.cells.first, feature.hasPrefix(title),
                    let values = table.cell("Values", row),
                    let threshold = table.cell("Threshold", row),
                    let comparison = PrintedComparison(values: values, threshold: threshold)
                else { return [] }
                return comparison.values.compactMap { name, number in
                    guard let other = printed[name].flatMap(PrintedNumber.reading),
                        other.value != number.value
                    else { return nil }
                    return table.complaint(
                        row,
                        "\(number.value) \(quantity) of \(name) here, \(other.value) on its page"
                    )
                }
            }
        }
    }

    private func summarised(
        _ column: String,
        _ quantity: String,
        _ printed: [String: String],
        _ title: String
    ) -> [Complaint] {
        (page("README")?.tables ?? []).filter { $0.columns.first == title }.flatMap { table in
            table.rows.compactMap { row in
                guard let name = row.cells.first, let value = table.cell(column, row) else {
                    return nil
                }
                return mismatch(quantity, printed[name], value, table, row)
            }
        }
    }

    private func mismatch(
        _ quantity: String,
        _ one: String?,
        _ other: String,
        _ table: PrintedTable,
        _ row: PrintedTable.Row
    ) -> Complaint? {
        guard let one, one != other else { return nil }
        return table.complaint(row, "\(quantity): \(other) here, \(one) on the feature's page")
    }
}

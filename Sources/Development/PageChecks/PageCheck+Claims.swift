internal import Foundation

extension PageCheck {
    private struct Verdict {
        let claim: String
        let feature: String
        let text: String
    }

    /// Checks each verdict of the claims page by judging it again, and its repetitions in the
    /// overview and on the pages of features.
    var claims: [Complaint] {
        guard let page = page("claims") else { return [] }
        let sections = page.tables.filter {
            $0.columns.contains("Threshold") && $0.columns.contains("Values")
        }
        return sections.flatMap(rows) + sections.flatMap(together) + overview(page)
            + features.flatMap { repeated(on: $0.page, $0.title) } + ceilings(page)
    }

    private func rows(of table: PrintedTable) -> [Complaint] {
        table.rows.flatMap { row -> [Complaint] in
            guard let values = table.cell("Values", row), let verdict = table.cell("Verdict", row),
                let threshold = table.cell("Threshold", row), !threshold.isEmpty
            else { return [] }
            guard let comparison = PrintedComparison(values: values, threshold: threshold),
                let isMet = comparison.isMet
            else {
                return verdict == "inconclusive" || verdict == "not measured"
                    ? [] : [table.complaint(row, "cannot read “\(values)”, “\(threshold)”")]
            }
            var complaints: [Complaint] = []
            if verdict.hasPrefix("supported"), !isMet {
                complaints.append(
                    table.complaint(
                        row,
                        "“\(values)” does not meet “\(threshold)”, but: \(verdict)"
                    )
                )
            }
            if verdict == "not supported", isMet {
                complaints.append(
                    table.complaint(row, "“\(values)” meets “\(threshold)”, but: \(verdict)")
                )
            }
            if verdict == "borderline", table.cell("Changes if", row).map({ $0 == "–" }) ?? true {
                complaints.append(table.complaint(row, "borderline without “changes if”"))
            }
            if let exact = comparison.exactRatio, let ratio = comparison.ratio {
                if !ratio.isRounding(of: exact) {
                    complaints.append(
                        table.complaint(row, "“\(values)”: the ratio is \(short(exact))")
                    )
                }
                for limit in comparison.limits
                where (exact < limit.value) != (ratio.value < limit.value) {
                    complaints.append(
                        table.complaint(
                            row,
                            "rounding hides the threshold: \(ratio.value) for \(short(exact))"
                        )
                    )
                }
            }
            return complaints
        }
    }

    /// Checks the verdict that follows from several rows.
    private func together(in table: PrintedTable) -> [Complaint] {
        table.rows.enumerated().flatMap { index, row -> [Complaint] in
            guard row.cells.contains("together"), let verdict = table.cell("Verdict", row),
                let feature = row.cells.first
            else { return [] }
            let parts = table.rows[..<index]
                .filter { $0.cells.first == feature && !$0.cells.contains("together") }
                .compactMap { table.cell("Verdict", $0) }
            let all = Set(parts)
            let isRight =
                switch verdict {
                case "not supported":
                    all.contains("not supported")
                case "borderline": all.contains("borderline") && !all.contains("not supported")
                case "not robust": all.isSuperset(of: ["supported", "not supported"])
                case "house style decides": all.count > 1
                case "inconclusive": all.contains("inconclusive")
                default: all == ["supported"]
                }
            return isRight
                ? []
                : [
                    table.complaint(
                        row,
                        "\(parts.joined(separator: " and ")) cannot make “\(verdict)”"
                    )
                ]
        }
    }

    // MARK: - Repeated verdicts

    /// Returns the verdicts of a claim by feature, with those of another comparator separately.
    private func verdicts(of claim: String) -> [Verdict] {
        (page("claims")?.tables(below: claim) ?? []).filter { $0.columns.contains("Values") }
            .flatMap { table -> [Verdict] in
                let features = table.rows.compactMap(\.cells.first)
                return table.rows.compactMap { row in
                    guard let feature = row.cells.first, let text = table.cell("Verdict", row),
                        row.cells.contains("together")
                            || features.filter({ $0 == feature }).count == 1
                    else { return nil }
                    return Verdict(claim: claim, feature: feature, text: text)
                }
            }
    }

    private func overview(_ page: PrintedPage) -> [Complaint] {
        guard
            let table = page.tables.first(where: { $0.columns == ["Claim", "Verdict", "Evidence"] })
        else { return [] }
        return table.rows.flatMap { row -> [Complaint] in
            guard let claim = row.cells.first, let text = table.cell("Verdict", row) else {
                return []
            }
            let sides = text.components(separatedBy: "; with Massive as MVC: ")
            let all = verdicts(of: claim)
            let own = all.filter { !$0.feature.hasSuffix(" as MVC)") }
            let other = all.filter { $0.feature.hasSuffix(" as MVC)") }
            return [(sides[0], own), (sides.count > 1 ? sides[1] : "", other)]
                .compactMap { said, verdicts in
                    let counts = Dictionary(grouping: verdicts, by: \.text).mapValues(\.count)
                    let isRight = counts.allSatisfy { verdict, count in
                        said.components(separatedBy: "; ").contains {
                            states($0, verdict, count, of: verdicts.count)
                        }
                    }
                    return isRight
                        ? nil
                        : table.complaint(
                            row,
                            "the overview says “\(said)”, the section says \(counts)"
                        )
                }
        }
    }

    /// Returns true if a clause such as "supported in 4 of 6" states the given number of features.
    private func states(_ clause: String, _ verdict: String, _ count: Int, of all: Int) -> Bool {
        guard clause.hasPrefix(verdict + " ") else { return false }
        let rest = clause.dropFirst(verdict.count + 1)
        if ["in all \(all)", "in any of \(all)"].contains(String(rest)) { return count == all }
        if rest == "in \(count) of \(all)" { return true }
        if rest.hasPrefix("(") { return count == 1 }
        let names = rest.dropFirst("in ".count).replacing(" and ", with: ", ")
            .split(separator: ", ")
        return names.count == count
    }

    private func repeated(on page: PrintedPage, _ feature: String) -> [Complaint] {
        page.tables(below: "Claims checked").flatMap { table in
            table.rows.compactMap { row -> Complaint? in
                guard let cell = row.cells.first, let verdict = table.cell("Verdict", row) else {
                    return nil
                }
                let comparator = " (Massive as MVC)"
                let isOther = cell.hasSuffix(comparator)
                let claim = isOther ? String(cell.dropLast(comparator.count)) : cell
                let name = isOther ? feature + comparator : feature
                let said = verdicts(of: claim).first { $0.feature == name }?.text
                return said == verdict
                    ? nil
                    : table.complaint(
                        row,
                        "“\(verdict)” here, “\(said ?? "nothing")” on the claims page: \(claim)"
                    )
            }
        }
    }

    // MARK: - Thresholds

    /// Checks thresholds: a ratio that cannot exceed 1 − the share of mutants in views needs a
    /// threshold below that.
    private func ceilings(_ page: PrintedPage) -> [Complaint] {
        page.tables.filter { table in
            table.columns.contains("Values")
                && page.lines.contains { $0.contains("killed by view-free tests ÷ by all tests") }
        }
        .flatMap { table -> [Complaint] in
            let decides = page.lines.contains {
                $0.contains("**Metric**: mutants killed by view-free tests ÷ by all tests")
            }
            guard decides else { return [] }
            return table.rows.compactMap { row in
                guard let feature = row.cells.first,
                    let threshold = table.cell("Threshold", row),
                    threshold.contains("at least"),
                    let limit = PrintedNumber.all(in: threshold).first?.value,
                    let line = page.lines.first(where: {
                        $0.contains("\(feature): Share of mutants in views:")
                    }), let least = PrintedNumber.all(in: line).map(\.value).min(),
                    limit > 1 - least / 100
                else { return nil }
                return table.complaint(row, "the threshold \(limit) cannot be reached")
            }
        }
    }
}

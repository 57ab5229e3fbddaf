extension PageCheck {
    /// Checks that sentences that name an extreme agree with the tables of their page.
    var sentences: [Complaint] {
        features.flatMap { page, _ in size(on: page) + tests(on: page) } + summary
    }

    private func column(_ title: String, _ page: PrintedPage) -> [(name: String, value: Double)] {
        guard let table = page.tables.first(where: { $0.columns.contains(title) }) else {
            return []
        }
        return table.rows.compactMap { row in
            guard let name = row.cells.first,
                let value = table.number(title, row)?.value
            else { return nil }
            return (name, value)
        }
    }

    /// Checks "X needs the least code". A variant that adds its lines to other modules is not
    /// compared.
    private func size(on page: PrintedPage) -> [Complaint] {
        page.lines.enumerated().flatMap { index, line -> [Complaint] in
            guard
                let match = line.firstMatch(
                    of: /Size\*\*: ([A-Za-z]+) needs the least code, ([0-9,]+) lines/
                )
            else { return [] }
            let partial = line.firstMatch(of: /([A-Za-z]+) adds [0-9]+ lines to modules/)
                .map { String($0.output.1) }
            let whole = column("Code lines", page).filter { $0.name != partial }
            guard let least = whole.min(by: { $0.value < $1.value }) else { return [] }
            return least.name == match.output.1
                && PrintedNumber(match.output.2)?.value == least.value
                ? []
                : [
                    Complaint(
                        page: page.name,
                        line: index + 1,
                        message: "“\(match.output.0)”, but \(least.name) has \(least.value)"
                    )
                ]
        }
    }

    /// Checks "highest in X (a %) and lowest in Y (b %)".
    private func tests(on page: PrintedPage) -> [Complaint] {
        page.lines.enumerated().flatMap { index, line -> [Complaint] in
            guard
                let match = line.firstMatch(
                    of:
                        /coverage is highest in ([A-Za-z]+) \(([0-9.]+) %\) and lowest in ([A-Za-z]+) \(([0-9.]+) %\)/
                )
            else { return [] }
            let shares = column("View-free coverage", page)
            let most = shares.map(\.value).max()
            let least = shares.map(\.value).min()
            return Double(match.output.2) == most && Double(match.output.4) == least
                ? []
                : [
                    Complaint(
                        page: page.name,
                        line: index + 1,
                        message: "“\(match.output.0)” contradicts the table"
                    )
                ]
        }
    }

    /// Checks "of the four architectures, MVC needs the least code", which needs a claim that is
    /// supported in all features.
    private var summary: [Complaint] {
        guard let page = page("README") else { return [] }
        return page.lines.enumerated().compactMap { index, line in
            guard line.contains("MVC needs the least code in") else { return nil }
            let overview = self.page("claims")?.tables.first?.rows.first {
                $0.cells.first == "MVC needs the least code"
            }
            guard let verdict = overview?.cells.dropFirst().first,
                !verdict.hasPrefix("supported in all")
            else { return nil }
            return Complaint(
                page: page.name,
                line: index + 1,
                message: "the claims page says only: \(verdict)"
            )
        }
    }
}

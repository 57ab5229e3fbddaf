/// Checks the consistency of the printed pages of a report, without the values from which they were
/// rendered.
///
/// Each printed verdict is judged again from the printed value and threshold. The parts of each
/// table must add up, a quantity must have one value on all pages and charts, and no sentence may
/// contradict a table.
package struct PageCheck: Sendable {
    /// A contradiction.
    package struct Complaint: Hashable, Sendable, CustomStringConvertible {
        package let page: String
        package let line: Int
        package let message: String

        package var description: String { "\(page).md:\(line): \(message)" }
    }

    let pages: [PrintedPage]
    /// The texts in each chart, by the file name without the extension.
    let charts: [String: [String]]

    /// - Parameters:
    ///   - pages: all pages of one report.
    ///   - charts: the SVG text of each chart, by the file name without the extension.
    package init(pages: [PrintedPage], charts: [String: String] = [:]) {
        self.pages = pages
        self.charts = charts.mapValues { svg in
            svg.matches(of: /<(?:text|tspan|title)[^>]*>([^<]*)</).map { String($0.output.1) }
        }
    }

    /// All contradictions, by page and line.
    package var complaints: [Complaint] {
        (claims + sums + shares + latency + scaling + quantities + sentences)
            .sorted { ($0.page, $0.line, $0.message) < ($1.page, $1.line, $1.message) }
    }

    /// The number of claims, tables and values that were checked, so that an empty check is
    /// visible.
    package var checkedTables: Int { pages.reduce(0) { $0 + $1.tables.count } }

    func page(_ name: String) -> PrintedPage? { pages.first { $0.name == name } }

    /// The pages of features, with the title that tables use for them.
    var features: [(page: PrintedPage, title: String)] {
        pages.filter { page in pages.contains { $0.name == page.name + "-details" } }
            .map { page in (page, PrintedPage.plain(page.lines.first?.dropFirst(2) ?? "")) }
    }
}

extension PrintedTable {
    func complaint(_ row: Row, _ message: String) -> PageCheck.Complaint {
        PageCheck.Complaint(page: page, line: row.line, message: message)
    }
}

/// Renders a document as a part of an HTML page. Each heading of the second level begins a section
/// that ends at the next one.
struct HTMLWriter {
    private let name: String
    private var lines: [String] = []
    private var anchors: Set<String> = []
    private var isInSection = false
    /// The last heading, which names the tables below it.
    private var heading = ""
    /// Indicates whether the previous block was a chart, whose values are in the next table.
    private var followsChart = false

    private init(name: String) {
        self.name = name
    }

    /// Returns the markup of a document, with anchors that begin with the document's name:
    /// `blog-feed/latency`.
    static func text(of document: Document) -> String {
        var writer = HTMLWriter(name: document.name)
        for block in document.blocks { writer.add(block) }
        if writer.isInSection { writer.lines.append("</section>") }
        return writer.lines.joined(separator: "\n")
    }

    private mutating func add(_ block: Block) {
        defer {
            if case .charts = block { followsChart = true } else { followsChart = false }
        }
        switch block {
        case .heading(let level, let prose): add(level, prose)
        case .paragraph(let prose): lines.append("<p>\(text(of: prose))</p>")
        case .items(let items): addList("ul", items)
        case .numbered(let items): addList("ol", items)
        case .quotation(let prose):
            lines.append("<blockquote><p>\(text(of: prose))</p></blockquote>")
        case .table(let table): add(table)
        case .listings(let listings): add(listings)
        case .charts(let charts):
            if charts.count > 1 { lines.append("<div class=\"charts\">") }
            for chart in charts {
                lines.append("<figure id=\"\(name)/\(chart.name.markup)\">")
                lines.append(ChartWriter.inline(chart))
                lines.append("</figure>")
            }
            if charts.count > 1 { lines.append("</div>") }
        case .folded(let summary, let blocks):
            lines.append("<details><summary>\(text(of: summary))</summary>")
            for block in blocks { add(block) }
            lines.append("</details>")
        // An offline page has no renderer for diagrams; the page shows the same calls step by step.
        // A heading that has only the diagram below it is removed, too.
        case .diagram: if lines.last?.hasPrefix("<h3") == true { lines.removeLast() }
        }
    }

    /// Returns preformatted text.
    private static func pre(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return
            "<pre tabindex=\"0\">\(lines.map { String($0).markup }.joined(separator: "\n"))</pre>"
    }

    private mutating func add(_ listings: [Listing]) {
        lines.append("<div class=\"columns\">")
        for listing in listings {
            lines.append("<div class=\"column\"><p><code>\(listing.place.markup)</code></p>")
            lines.append(Self.pre(listing.text) + "</div>")
        }
        lines.append("</div>")
    }

    private mutating func add(_ level: Int, _ prose: Prose) {
        heading = prose.plain
        let anchor = anchor(of: prose)
        switch level {
        case 1:
            lines.append("<h1 tabindex=\"-1\">\(text(of: prose))</h1>")
        case 2:
            if isInSection { lines.append("</section>") }
            isInSection = true
            lines.append("<section id=\"\(anchor)\"><h2 tabindex=\"-1\">\(text(of: prose))</h2>")
        default:
            lines.append("<h\(level) id=\"\(anchor)\">\(text(of: prose))</h\(level)>")
        }
    }

    /// Returns the anchor of a heading. Equal headings are numbered, as Markdown viewers do.
    private mutating func anchor(of heading: Prose) -> String {
        let base = "\(name)/\(FeaturePage.anchor(of: heading))".markup
        var anchor = base
        var count = 0
        while !anchors.insert(anchor).inserted {
            count += 1
            anchor = "\(base)-\(count)"
        }
        return anchor
    }

    private mutating func addList(_ element: String, _ items: [Prose]) {
        if items.isEmpty { return }
        lines.append("<\(element)>")
        lines += items.map { "<li>\(text(of: $0))</li>" }
        lines.append("</\(element)>")
    }

    // MARK: - Tables

    private mutating func add(_ table: Table) {
        if followsChart {
            lines.append("<details><summary>Values as a table</summary>")
        }
        // A table that is wider than the window scrolls by itself, also with the keyboard.
        lines.append(
            "<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
                + "aria-label=\"\(heading.markup): table\"><table>"
        )
        let titles = table.columns.map { column in
            "<th scope=\"col\"\(place(of: column))>\(text(of: column.title))</th>"
        }
        lines.append("<thead><tr>\(titles.joined())</tr></thead>")
        lines.append("<tbody>")
        for row in table.rows {
            let cells = zip(row, table.columns).enumerated().map { index, cell in
                let content = text(of: cell.0)
                return index == 0
                    ? "<th scope=\"row\"\(place(of: cell.1))>\(content)</th>"
                    : "<td\(place(of: cell.1))>\(content)</td>"
            }
            lines.append("<tr>\(cells.joined())</tr>")
        }
        lines.append("</tbody></table></div>")
        if followsChart { lines.append("</details>") }
    }

    private func place(of column: Table.Column) -> String {
        column.alignment == .right ? " class=\"right\"" : ""
    }

    // MARK: - Prose

    private func text(of prose: Prose) -> String {
        prose.pieces.map { piece in
            switch piece {
            case .words(let text), .value(let text): text.markup
            case .code(let text): "<code>\(text.markup)</code>"
            case .emphasis(let prose): "<em>\(text(of: prose))</em>"
            case .strong(let prose): "<strong>\(text(of: prose))</strong>"
            case .link(let prose, let target):
                "<a href=\"\(address(of: target).markup)\">\(text(of: prose))</a>"
            }
        }
        .joined()
    }

    /// Returns the address of a link. All pages are in one file, so the names of pages are anchors
    /// in it.
    private func address(of target: String) -> String {
        if target.hasPrefix("#") { return "#\(name)/\(target.dropFirst())" }
        let parts = target.split(separator: ".md#", maxSplits: 1)
        if parts.count == 2 { return "#\(parts[0])/\(parts[1])" }
        return target.contains(".") ? target : "#\(target)"
    }
}

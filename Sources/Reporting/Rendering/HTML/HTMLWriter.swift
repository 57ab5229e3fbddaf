/// Renders a document as a part of an HTML page. Each heading of the second level begins a section
/// that ends at the next one.
struct HTMLWriter {
    private let name: String
    /// The names of all documents of the page.
    private let pages: Set<String>
    private var lines: [String] = []
    private var anchors: Set<String> = []
    private var isInSection = false
    /// The last heading, which names the tables below it.
    private var heading = ""
    /// Indicates whether the previous block was a chart, whose values are in the next table.
    private var followsChart = false

    private init(name: String, pages: Set<String>) {
        self.name = name
        self.pages = pages
    }

    /// Returns the markup of a document, with anchors that begin with the document's name:
    /// `blog-feed/latency`.
    ///
    /// - Parameter pages: the names of all documents of the page.
    static func text(of document: Document, in pages: Set<String>) -> String {
        var writer = HTMLWriter(name: document.name, pages: pages)
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
        case .charts(let charts): add(charts)
        case .folded(let summary, let blocks):
            lines.append("<details><summary>\(text(of: summary))</summary>")
            for block in blocks { add(block) }
            lines.append("</details>")
        // An offline page has no renderer for diagrams; the page shows the same calls step by step.
        // A heading that has only the diagram below it is removed, too.
        case .diagram: if lines.last?.hasPrefix("<h3") == true { lines.removeLast() }
        }
    }

    /// Adds charts, next to each other if there is room.
    private mutating func add(_ charts: [Chart]) {
        lines.append("<div class=\"charts\">")
        for chart in charts {
            lines.append("<figure id=\"\(name)/\(chart.name.markup)\">")
            lines.append(ChartWriter.inline(chart))
            lines.append("</figure>")
        }
        lines.append("</div>")
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
        let places = places(in: table)
        lines.append(
            "<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
                + "aria-label=\"\(heading.markup): table\"><table\(places.table)>"
        )
        let titles = zip(table.columns, places.columns).map { column, place in
            "<th scope=\"col\"\(place)>\(text(of: column.title))</th>"
        }
        lines.append("<thead><tr>\(titles.joined())</tr></thead>")
        lines.append("<tbody>")
        for row in table.rows {
            let cells = zip(row, places.columns).enumerated().map { index, cell in
                let (content, place) = (text(of: cell.0), cell.1)
                return index == 0
                    ? "<th scope=\"row\"\(place)>\(content)</th>" : "<td\(place)>\(content)</td>"
            }
            lines.append("<tr>\(cells.joined())</tr>")
        }
        lines.append("</tbody></table></div>")
        if followsChart { lines.append("</details>") }
    }

    /// Returns the attributes that align the cells: one of the table if all columns after the first
    /// ones are aligned right, otherwise one of each cell.
    private func places(in table: Table) -> (table: String, columns: [String]) {
        let left = table.columns.prefix { $0.alignment == .left }.count
        let isUniform = table.columns.dropFirst(left).allSatisfy { $0.alignment == .right }
        if isUniform, (1...3).contains(left) {
            return (" class=\"right-after-\(left)\"", table.columns.map { _ in "" })
        }
        return ("", table.columns.map { $0.alignment == .right ? " class=\"right\"" : "" })
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

    /// Returns the address of a link. Documents of this page are anchors in it; all others are
    /// Markdown files.
    private func address(of target: String) -> String {
        if target.hasPrefix("#") { return "#\(name)/\(target.dropFirst())" }
        if target.hasPrefix("\(IndexPage.name)#") {
            return String(target.dropFirst(IndexPage.name.count))
        }
        let parts = target.split(separator: "#", maxSplits: 1)
        let page = parts.first.map { $0.hasSuffix(".md") ? $0.dropLast(3) : $0 } ?? ""
        if pages.contains(String(page)) {
            return parts.count == 2 ? "#\(page)/\(parts[1])" : "#\(page)"
        }
        if page == "workshop/README" { return WorkshopPage.address }
        return target.contains(".") ? target : "\(target).md"
    }
}

internal import Claims
internal import Foundation
internal import Report
internal import ReportSamples
internal import Testing

@testable internal import Rendering

@Suite("The HTML page")
struct IndexPageTests {
    private let report: Report
    private let page: String

    init() throws {
        report = try .sample()
        page = try SamplePages.complete.text(of: "index.html")
    }

    /// Returns a part of the data that the page's script reads.
    private func values(_ name: String) throws -> [String: Any] {
        let element = try Regex(
            "<script type=\"application/json\" id=\"\(name)-values\">(.*)</script>"
        )
        let text = try #require(page.firstMatch(of: element)?[1].substring)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(object as? [String: Any])
    }

    /// The documents of the report that the page shows.
    private var documents: [Document] {
        Pages.documents(for: report, Findings(report)).filter { !$0.name.hasSuffix("-details") }
    }

    @Test("The HTML page has all pages but the details, with tables, charts and headings")
    func complete() {
        let views = page.matches(of: /<section class="view" id="([^"]*)"/).map { String($0.1) }
        let names = documents.map(\.name)
        #expect(views == ["decision"] + names.filter { $0 != "decision" })
        let blocks = documents.flatMap(\.blocks).flatMap { block in
            if case .folded(_, let folded) = block { folded } else { [block] }
        }
        let tables = blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }
        #expect(page.matches(of: /<table[ >]/).count == tables.count)
        let rows = tables.reduce(0) { $0 + $1.rows.count + 1 }
        #expect(page.matches(of: /<tr>/).count == rows)
        #expect(page.matches(of: #/<figure /#).count == documents.flatMap(\.charts).count)
        // A heading with only a diagram below is omitted together with the diagram.
        let headings = documents.flatMap { document in
            zip(document.blocks, document.blocks.dropFirst() + [.items([])]).filter { block, next in
                if case .heading = block, case .diagram = next { return false }
                if case .heading = block { return true }
                return false
            }
        }
        #expect(page.matches(of: /<h[1-6]/).count == headings.count)
    }

    @Test("Each internal link of the HTML page has a target, and identifiers are unique")
    func links() {
        let places = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
        #expect(Set(places).count == places.count)
        let targets = page.matches(of: /href="#([^"]*)"/).map { String($0.1) }
        #expect(targets.count > 10)
        for target in targets { #expect(places.contains(target), "\(target)") }
    }

    @Test("The first view, its data and the script precede all other views and data")
    func order() {
        let beginnings = page.matches(
            of: /<(?:section class="view"|script(?: type="[^"]*")?)(?: id="([^"]*)")?/
        )
        .map { $0.1 ?? "" }
        #expect(beginnings.prefix(4) == ["decision", "decision-values", "", "README"])
        #expect(beginnings.suffix(2) == ["steps-values", "sources-values"])
    }

    @Test("The navigation has few items, and a menu for the features and one for the evidence")
    func navigation() throws {
        let header = try #require(page.firstMatch(of: /<header>[\s\S]*<\/header>/)).0
        let menus = header.matches(of: /<summary>([^<]*)<\/summary>/).map { String($0.1) }
        #expect(menus == ["Features", "Evidence"])
        #expect(header.matches(of: /\n<li>/).count > menus.count)
        // Only a report about everything has the lessons next to it.
        #expect(!header.contains("Workshop"))
        let whole = try #require(
            PageFormat.files(for: try CheckedReport.committed.report()).first {
                $0.name == "index.html"
            }
        )
        #expect(whole.text.contains("<a href=\"workshop/index.html\">Workshop</a>"))
    }

    @Test("A link to a page that is not in the HTML page goes to its Markdown file")
    func details() {
        #expect(page.contains("<a href=\"greeting-details.md\">all values of this feature</a>"))
        #expect(!page.contains("id=\"greeting-details\""))
    }

    @Test("No mark of an author's text is shown literally")
    func marks() {
        for document in Pages.documents(for: report, Findings(report)) {
            for words in document.blocks.flatMap(Self.words) {
                #expect(
                    !words.contains(/`|\]\(|\*\S|\S\*/),
                    "\(document.name): begin and end a mark in the same literal: \(words)"
                )
            }
        }
    }

    /// Returns the words of authors in a block.
    private static func words(in block: Block) -> [String] {
        switch block {
        case .heading(_, let prose), .paragraph(let prose), .quotation(let prose): words(in: prose)
        case .items(let items), .numbered(let items): items.flatMap(words)
        case .table(let table):
            (table.columns.map(\.title) + table.rows.flatMap(\.self)).flatMap(words)
        case .folded(let summary, let blocks): words(in: summary) + blocks.flatMap(words)
        case .listings, .charts, .diagram: []
        }
    }

    private static func words(in prose: Prose) -> [String] {
        prose.pieces.flatMap { piece -> [String] in
            switch piece {
            case .words(let text): [text]
            case .value, .code: []
            case .emphasis(let prose), .strong(let prose), .link(let prose, _): words(in: prose)
            }
        }
    }

    @Test("Text of a report is escaped in the HTML page and its data")
    func escapes() throws {
        #expect(page.contains("Swift | `6.3` &lt;b&gt;*bold*&lt;/b&gt;"))
        #expect(!page.contains("<b>"))
        #expect(page.matches(of: /<\/script>/).count == page.matches(of: /<script[ >]/).count)
        let sources = try values("sources")
        let lines = try #require(sources["lines"] as? [String])
        let features = try #require(sources["features"] as? [String: [[String: Any]]])
        let files = try #require(features["greeting"]?[0]["files"] as? [[String: Any]])
        let indices = try #require(files[0]["lines"] as? [Int])
        #expect(lines[indices[0]] == "// </script> & <!-- \u{2028}")
    }

    @Test("The HTML page fetches nothing and runs only its own script")
    func policy() throws {
        let policy = try #require(
            page.firstMatch(of: /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/)
        ).1
        #expect(policy.hasPrefix("default-src 'none'; base-uri 'none'; form-action 'none'; "))
        #expect(policy.contains("script-src 'sha256-"))
        #expect(!policy.contains("unsafe"))
        #expect(page.matches(of: #/ (src|style|on[a-z]+)=/#).isEmpty)
    }

    @Test("The script's data has the same texts as the other formats")
    func words() throws {
        let report = try values("report")
        let features = try #require(report["features"] as? [[String: Any]])
        let pairs = try #require(features[0]["pairs"] as? [String: [String: Any]])
        #expect(pairs.count == 12)
        for pair in pairs.values {
            let ratio = try #require(pair["ratio"] as? Double)
            #expect(pair["text"] as? String == Values.ratio(ratio))
        }
        let metrics = try #require(report["metrics"] as? [[String: Any]])
        let code = try #require(metrics.first { $0["title"] as? String == "Code lines" })
        let values = try #require(code["values"] as? [String: [[Any]]])
        #expect(values["greeting"]?.map { $0[1] as? String } == ["20", "25", "30", "45"])
    }

    @Test(
        "The digest of a text is that of the standard",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ]
    )
    func digest(text: String, digest: String) {
        let bytes = SHA256.digest(of: text).map { String(format: "%02x", $0) }
        #expect(bytes.joined() == digest)
    }

    @Test("A report without values also has an HTML page")
    func empty() throws {
        let page = try SamplePages.withoutValues.text(of: "index.html")
        #expect(page.contains("not available"))
        #expect(!page.contains("<table>") || page.contains("<th scope=\"col\""))
    }
}

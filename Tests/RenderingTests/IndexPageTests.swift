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
        page = try #require(PageFormat.files(for: report).first { $0.name == "index.html" }).text
    }

    /// The data that the page's script reads.
    private var data: [String: Any] {
        get throws {
            let match = try #require(
                page.firstMatch(of: /<script type="application\/json" id="values">(.*)<\/script>/)
            )
            let object = try JSONSerialization.jsonObject(with: Data(match.1.utf8))
            return try #require(object as? [String: Any])
        }
    }

    @Test("The HTML page has all pages of the report with tables, charts and headings")
    func complete() {
        let documents = Pages.documents(for: report, Findings(report))
        let views = page.matches(of: /<section class="view" id="([^"]*)"/).map { String($0.1) }
        let names = documents.map(\.name)
        #expect(views == ["decision"] + names.filter { $0 != "decision" })
        let blocks = documents.flatMap(\.blocks).flatMap { block in
            if case .folded(_, let folded) = block { folded } else { [block] }
        }
        let tables = blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }
        #expect(page.matches(of: /<table>/).count == tables.count)
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

    @Test("Text of a report is escaped in the HTML page and its data")
    func escapes() throws {
        #expect(page.contains("It shows *nothing* | &lt;b&gt;at all&lt;/b&gt;."))
        #expect(!page.contains("<b>"))
        #expect(page.matches(of: /<\/script>/).count == 2)
        let features = try #require(try data["features"] as? [[String: Any]])
        let sources = try #require(features[0]["sources"] as? [[String: Any]])
        let files = try #require(sources[0]["files"] as? [[String: Any]])
        let text = try #require(files[0]["text"] as? String)
        #expect(text.hasPrefix("// </script> & <!-- \u{2028}\n"))
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
        let features = try #require(try data["features"] as? [[String: Any]])
        let latency = try #require(features[0]["latency"] as? [String: Any])
        let pairs = try #require(latency["pairs"] as? [String: [String: Any]])
        #expect(pairs.count == 12)
        for pair in pairs.values {
            let ratio = try #require(pair["ratio"] as? Double)
            #expect(pair["text"] as? String == Values.ratio(ratio))
        }
        let chosen = try #require(try data["metrics"] as? [[String: Any]])
        let code = try #require(chosen.first { $0["title"] as? String == "Code lines" })
        let values = try #require(code["values"] as? [String: [[String: Any]]])
        #expect(values["greeting"]?.map { $0["text"] as? String } == ["20", "25", "30", "45"])
    }

    @Test("A report without values also has an HTML page")
    func empty() throws {
        let files = PageFormat.files(for: try .sampleWithoutValues())
        let page = try #require(files.first { $0.name == "index.html" }).text
        #expect(page.contains("not available"))
        #expect(!page.contains("<table>") || page.contains("<th scope=\"col\""))
    }
}

internal import Claims
package import Matrix
package import Report
internal import Toolchain

/// A format of the pages of a report. ``all`` is the only list of formats.
package struct PageFormat: Sendable {
    /// Returns the names of the files of every report about some features, in order. Charts exist
    /// only if their metric was measured.
    let names: @Sendable ([Feature]) -> [String]
    /// Returns the files of a report before any part is rendered.
    let files: @Sendable (Report, Findings, [Document]) -> [File]

    /// A file in parts that are rendered independently.
    struct File: Sendable {
        let name: String
        let parts: [@Sendable () -> String]
        /// Joins the rendered parts in their order.
        var whole: @Sendable ([String]) -> String = { $0.joined() }
    }

    static let all = [markdown, html]

    /// The Markdown format: a file for each page, and one for each chart.
    static let markdown = PageFormat(
        names: { features in Pages.names(of: features).map { "\($0).md" } },
        files: { _, _, documents in
            documents.map { document in
                File(
                    name: "\(document.name).md",
                    parts: [{ MarkdownWriter.text(of: document.blocks) }]
                )
            }
                + documents.flatMap(\.charts).map { chart in
                    File(name: "\(chart.name).svg", parts: [{ ChartWriter.text(of: chart) }])
                }
        }
    )

    /// The HTML format: one file with all pages, for a browser.
    static let html = PageFormat(
        names: { _ in [IndexPage.name] },
        files: { report, findings, documents in
            let page = IndexPage(report: report, findings: findings, documents: documents).page
            return [File(name: IndexPage.name, parts: page.parts, whole: page.text)]
        }
    )
}

extension PageFormat {
    /// Returns the files of a report in every format; the first is the summary. Each ends with the
    /// mark of a report's pages. The same report gives the same bytes.
    package static func files(for report: Report) -> [(name: String, text: String)] {
        let findings = Findings(report)
        let documents = Pages.documents(for: report, findings)
        let files = all.flatMap { $0.files(report, findings, documents) }
        // All parts are rendered at once. The last starts first, because it takes as long as many
        // others.
        var drawn = files.flatMap(\.parts).reversed().concurrentMap { $0() }
        return files.map { file in
            let parts = drawn.suffix(file.parts.count).reversed()
            drawn.removeLast(file.parts.count)
            return (file.name, ReportFolder.marked(file.whole(Array(parts)) + "\n"))
        }
    }

    /// Returns the names of the files of every report about some features, in order.
    package static func names(of features: [Feature]) -> [String] {
        all.flatMap { $0.names(features) }
    }
}

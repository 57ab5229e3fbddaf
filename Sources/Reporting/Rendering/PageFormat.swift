internal import Claims
package import Matrix
package import Report

/// A way to draw the pages of a report into files. ``all`` is the one list of them.
package struct PageFormat: Sendable {
    /// The names of the files that every report about some features has, in order. Charts are there
    /// where their measure is.
    let names: @Sendable ([Feature]) -> [String]
    /// The files of a report, of which no part has been drawn yet.
    let files: @Sendable (Report, Findings, [Document]) -> [File]

    /// A file in parts, which are drawn apart from one another.
    struct File: Sendable {
        let name: String
        let parts: [@Sendable () -> String]
        /// Puts the parts together as they were drawn, in their order.
        var whole: @Sendable ([String]) -> String = { $0.joined() }
    }

    static let all = [markdown, html]

    /// A file for each page, and one for each chart beside them.
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

    /// One file with all of it, for a browser.
    static let html = PageFormat(
        names: { _ in [IndexPage.name] },
        files: { report, findings, documents in
            let page = IndexPage(report: report, findings: findings, documents: documents).page
            return [File(name: IndexPage.name, parts: page.parts, whole: page.text)]
        }
    )
}

extension PageFormat {
    /// The files of a report in every format; the first is the summary. Each ends with the mark of a
    /// report's pages. The same report gives the same bytes.
    package static func files(for report: Report) -> [(name: String, text: String)] {
        let findings = Findings(report)
        let documents = Pages.documents(for: report, findings)
        let files = all.flatMap { $0.files(report, findings, documents) }
        // All at once, and the last first, which takes as long as many others.
        var drawn = files.flatMap(\.parts).reversed().concurrentMap { $0() }
        return files.map { file in
            let parts = drawn.suffix(file.parts.count).reversed()
            drawn.removeLast(file.parts.count)
            return (file.name, ReportFolder.marked(file.whole(Array(parts)) + "\n"))
        }
    }

    /// The file of the page about the noise of latency, which a report has only where there was a trial.
    package static let noiseName = "\(Pages.noiseName).md"

    /// The names of the files that every report about some features has, in order.
    package static func names(of features: [Feature]) -> [String] {
        all.flatMap { $0.names(features) }
    }
}

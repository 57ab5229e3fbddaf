package import Matrix
package import Report

/// A way to draw the pages of a report into files. ``all`` is the one list of them.
package struct PageFormat: Sendable {
    /// The names of the files that every report about some features has, in order. Charts are there
    /// where their measure is.
    let names: @Sendable ([Feature]) -> [String]
    /// The files: what they are called, and what is in them.
    let files: @Sendable (Report, [Document]) -> [(name: String, text: String)]

    static let all = [markdown, html]

    /// A file for each page, and one for each chart beside them.
    static let markdown = PageFormat(
        names: { features in Pages.names(of: features).map { "\($0).md" } },
        files: { _, documents in
            documents.concurrentMap { ("\($0.name).md", MarkdownWriter.text(of: $0.blocks) + "\n") }
                + documents.flatMap(\.charts).concurrentMap { chart in
                    ("\(chart.name).svg", ChartWriter.text(of: chart) + "\n")
                }
        }
    )

    /// One file with all of it, for a browser.
    static let html = PageFormat(
        names: { _ in [IndexPage.name] },
        files: { report, documents in
            [(IndexPage.name, IndexPage(report: report, documents: documents).text + "\n")]
        }
    )
}

extension PageFormat {
    /// The files of a report in every format; the first is the summary. Each ends with the mark of a
    /// report's pages. The same report gives the same bytes.
    package static func files(for report: Report) -> [(name: String, text: String)] {
        let documents = Pages.documents(for: report)
        return all.concurrentMap { $0.files(report, documents) }.joined()
            .map { ($0, ReportFolder.marked($1)) }
    }

    /// The file of the page about the noise of latency, which a report has only where there was a trial.
    package static let noiseName = "\(Pages.noiseName).md"

    /// The names of the files that every report about some features has, in order.
    package static func names(of features: [Feature]) -> [String] {
        all.flatMap { $0.names(features) }
    }
}

package import Matrix
package import Report

/// Every page of a report in Markdown. The same report gives the same bytes.
package enum MarkdownPages {
    /// The pages with the names of their files; the first is the summary. Each ends with the mark of
    /// a report's pages.
    package static func pages(for report: Report) -> [(name: String, text: String)] {
        let features = report.features.map { FeaturePage(report: report, feature: $0).text }
        let texts =
            [SummaryPage(report: report).text] + features
            + [ClaimsPage(report: report).text, MethodPage(report: report).text]
        var pages = zip(names(of: report.features), texts).map { ($0, $1) }
        if let noise = report.noisePage { pages.append(("noise.md", CarriedPage.text(of: noise))) }
        return pages.map { ($0, ReportFolder.marked($1)) }
    }

    /// The names of the pages that every report about some features has, in order.
    package static func names(of features: [Feature]) -> [String] {
        ["README.md"] + features.map { "\($0.name).md" } + ["claims.md", "method.md"]
    }
}

package import Report

/// Every page of a report in Markdown. The same report gives the same bytes.
package enum MarkdownPages {
    /// The pages with the names of their files; the first is the summary.
    package static func pages(for report: Report) -> [(name: String, text: String)] {
        var pages = [("README.md", SummaryPage(report: report).text)]
        for feature in report.features {
            let page = FeaturePage(report: report, feature: feature)
            pages.append((page.fileName, page.text))
        }
        pages.append(("claims.md", ClaimsPage(report: report).text))
        pages.append(("method.md", MethodPage(report: report).text))
        if let noise = report.noisePage { pages.append(("noise.md", noise)) }
        return pages
    }
}

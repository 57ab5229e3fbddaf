internal import Matrix
internal import Report

/// The pages of a report, in order; the first is the summary.
enum Pages {
    /// The name of the page about the noise of latency.
    static let noiseName = "noise"

    static func documents(for report: Report) -> [Document] {
        let features = report.features.map { FeaturePage(report: report, feature: $0).blocks }
        let pages =
            [SummaryPage(report: report).blocks] + features
            + [
                ClaimsPage(report: report).blocks, ChangesPage(report: report).blocks,
                MethodPage(report: report).blocks,
            ]
        let noise = report.noisePage.map { Document(name: noiseName, blocks: [.carried($0)]) }
        return zip(names(of: report.features), pages).map(Document.init)
            + (noise.map { [$0] } ?? [])
    }

    /// The names of the pages that every report about some features has.
    static func names(of features: [Feature]) -> [String] {
        ["README"] + features.map(\.name) + ["claims", "changes", "method"]
    }
}

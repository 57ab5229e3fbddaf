internal import Claims
internal import Matrix
internal import Report
internal import Toolchain

/// The pages of a report, in order; the first is the summary.
enum Pages {
    static func documents(for report: Report, _ findings: Findings) -> [Document] {
        let features = report.features.map { feature in
            { @Sendable in
                FeaturePage(report: report, feature: feature, findings: findings).blocks
            }
        }
        let pages =
            [
                { @Sendable in SummaryPage(report: report).blocks },
                { @Sendable in DecisionPage(report: report).blocks },
            ] + features
            + report.features.map { feature in
                { @Sendable in
                    DetailsPage(report: report, feature: feature, findings: findings).blocks
                }
            }
            + [
                { @Sendable in ClaimsPage(report: report, findings: findings).blocks },
                { @Sendable in OthersPage(report: report).blocks },
                { @Sendable in StudiesPage(report: report, findings: findings).blocks },
                { @Sendable in ChangesPage(report: report).blocks },
                { @Sendable in DesignPage(report: report).blocks },
                { @Sendable in MethodPage(report: report).blocks },
                { @Sendable in MachinesPage(report).blocks },
            ]
        let note = report.partialNote
        return zip(names(of: report.features), pages.concurrentMap { $0() })
            .map { name, blocks in
                Document(name: name, blocks: Array(blocks.prefix(1)) + note + blocks.dropFirst())
            }
    }

    /// Returns the names of the pages that every report about some features has.
    static func names(of features: [Feature]) -> [String] {
        ["README", DecisionPage.name] + features.map(\.name) + features.map(FeaturePage.detailsName)
            + [
                "claims", OthersPage.name, StudiesPage.name, "changes", DesignPage.name, "method",
                MachinesPage.name,
            ]
    }
}

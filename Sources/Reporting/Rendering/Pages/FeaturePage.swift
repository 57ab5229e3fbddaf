internal import Claims
internal import Matrix
internal import Report

/// The page of one feature: its description, findings, and at most fifteen tables.
struct FeaturePage {
    let report: Report
    let feature: Feature
    let findings: Findings

    var blocks: [Block] {
        let summary = FeatureSummary(report: report, feature: feature)
        let sections =
            FeatureClaims(feature: feature, findings: findings).blocks
            + MetricSection.all.flatMap { $0.overview(report, feature) }
            + DesignDecisionsSection(report: report, feature: feature).blocks
        return [
            .heading(1, "\(report.title(of: feature))"),
            .paragraph(
                """
                [Summary](README) · [Claims](claims) · [Changes](changes) · [Method](method) · \
                [Details](\(Self.detailsName(of: feature)))
                """
            ),
            .paragraph("\(report.summary(of: feature))"),
        ] + report.gaps + (summary.findings.isEmpty ? [] : [.items(summary.findings)])
            + summary.tables + [.paragraph(Self.contents(of: sections))] + sections
    }

    /// Returns the name of the page with the tables that are too long for this one.
    static func detailsName(of feature: Feature) -> String { feature.name + detailsEnding }

    static let detailsEnding = "-details"

    static func contents(of sections: [Block]) -> Prose {
        let links = sections.compactMap { block -> Prose? in
            guard case .heading(2, let title) = block else { return nil }
            return "[\(title)](#\(Self.anchor(of: title)))"
        }
        return "On this page: \(links.joined(separator: " · "))"
    }

    /// Returns the anchor that Markdown viewers create for a heading: lower-case letters, digits
    /// and dashes.
    static func anchor(of title: Prose) -> String {
        String(
            title.plain.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                return character.isLetter || character.isNumber || character == "-"
                    ? character : nil
            }
        )
    }
}

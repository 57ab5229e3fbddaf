internal import Claims
internal import Matrix
internal import Report

/// All figures of one feature: what was found and what it says to claims, then by measure; what is long
/// comes last.
struct FeaturePage {
    let report: Report
    let feature: Feature
    let findings: Findings

    var blocks: [Block] {
        let summary = FeatureSummary(report: report, feature: feature)
        let sections =
            FeatureClaims(feature: feature, findings: findings).blocks
            + MeasureSection.all.flatMap { $0.figures(report, feature) }
            + CaveatsSection(report: report, feature: feature).blocks
            + PlayedSection(report: report, feature: feature).blocks
            + MeasureSection.all.flatMap { $0.details(report, feature) }
        return [
            .heading(1, "\(report.title(of: feature))"),
            .paragraph("[Summary](README) · [Method](method) · [Claims](claims)"),
        ] + report.gaps + summary.tables
            + (summary.findings.isEmpty ? [] : [.items(summary.findings)])
            + [.paragraph(contents(of: sections))] + sections
    }

    private func contents(of sections: [Block]) -> Prose {
        let links = sections.compactMap { block -> Prose? in
            guard case .heading(2, let title) = block else { return nil }
            return "[\(title)](#\(Self.anchor(of: title)))"
        }
        return "On this page: \(links.joined(separator: " · "))"
    }

    /// What readers of Markdown call a heading: small letters, digits and dashes.
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

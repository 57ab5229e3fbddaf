internal import Claims
internal import Matrix
internal import Report

/// The page of one feature: what it is, what is special about it, and where everything else is.
struct FeaturePage {
    let report: Report
    let feature: Feature
    let findings: Findings

    var blocks: [Block] {
        let summary = FeatureSummary(report: report, feature: feature, findings: findings)
        let charts = summary.charts
        let decisions = DesignPage(report: report).blocks(of: feature)
        let sections =
            ChangesPage(report: report).summary(of: feature)
            + (decisions.isEmpty ? [] : [.heading(2, "Design decisions")] + decisions)
        return [
            .heading(1, "\(report.title(of: feature))"),
            .paragraph("\(report.summary(of: feature))"),
        ] + (charts.isEmpty ? [] : [.charts(charts)]) + report.gaps
            + (summary.items.isEmpty ? [] : [.items(summary.items)])
            + [.paragraph(links)] + sections
    }

    private var links: Prose {
        let details = Self.detailsName(of: feature)
        return """
            **Look**: [all values of this feature](\(details)) · [design decisions](design) · \
            [what a change costs](changes) · [summary](README). \
            \(code: "archbench show \(feature.name)") prints the sources next to each other, and \
            \(code: "archbench demo \(feature.name)") plays the feature. The \
            [page for browsers](index.html) has both.
            """
    }

    /// Returns the name of the page with the values of the feature.
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

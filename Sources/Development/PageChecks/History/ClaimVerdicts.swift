internal import Foundation

/// The verdicts and criteria on the page about claims of a committed report.
package struct ClaimVerdicts: Sendable {
    /// A claim in a feature.
    package struct Key: Hashable, Sendable {
        package let claim: String
        package let feature: String

        package init(claim: String, feature: String) {
            self.claim = claim
            self.feature = feature
        }
    }

    /// The verdicts by today's words. A claim that a feature cannot judge has none.
    package let verdicts: [Key: String]
    /// The printed metric and threshold of each claim.
    package let criteria: [String: String]
    /// The claims in their order on the page.
    let claims: [String]

    /// - Parameter text: the Markdown of the page.
    package init(_ text: String) {
        let page = PrintedPage(name: "claims", text: text)
        var criteria: [String: String] = [:]
        var titles: [String: String] = [:]
        var claims: [String] = []
        var heading: String?
        for (line, text) in page.lines.enumerated() {
            if text.hasPrefix("## ") {
                heading = PrintedPage.plain(text.dropFirst(3))
            } else if let name = heading, text.hasPrefix("> ") {
                let wording = PrintedPage.plain(text.dropFirst(2))
                titles[wording] = Self.title(name, wording)
                claims.append(Self.title(name, wording))
                criteria[Self.title(name, wording)] = page.lines[line...]
                    .prefix { !$0.hasPrefix("## ") }
                    .filter { line in Self.criterionMarks.contains { line.hasPrefix("- **\($0)**") }
                    }
                    .map { PrintedPage.plain($0) }
                    .joined(separator: "\n")
            }
        }
        self.criteria = criteria
        self.claims = claims
        var verdicts: [Key: String] = [:]
        for table in page.tables {
            if table.columns.first == "Claim", table.headings.count == 1 {
                // Before the verdicts had tables of their own, each feature had a column.
                for row in table.rows {
                    guard let claim = row.cells.first.flatMap({ titles[$0] }) else { continue }
                    for (feature, cell) in zip(table.columns, row.cells).dropFirst() {
                        verdicts[Key(claim: claim, feature: feature)] = Self.verdict(cell)
                    }
                }
            } else if let claim = table.headings.last.map({ Self.title($0, $0) }) {
                for row in table.rows {
                    guard let feature = table.cell("Feature", row),
                        let verdict = table.cell("Verdict", row), !verdict.isEmpty
                    else { continue }
                    // The last row of a claim with several metrics has the verdict about all.
                    verdicts[Key(claim: claim, feature: feature)] = Self.verdict(verdict)
                }
            }
        }
        let printed = Set(["Feature", "Variant", "Verdict", "Evidence"])
        self.verdicts = verdicts.filter { !printed.contains($0.key.feature) }
    }

    /// The labels of the lines with metric and threshold, in old and new pages.
    private static let criterionMarks = ["Measured", "Supported when", "Metric", "Supported if"]

    /// Returns the verdict by today's words; `nil` if there is none.
    private static func verdict(_ text: String) -> String? {
        if ["does not apply", "not measured", "–", ""].contains(text) { return nil }
        return
            text
            .replacing(/cannot tell/, with: "inconclusive")
            .replacing(/no direction/, with: "not robust")
    }

    /// Returns today's title of a claim.
    private static func title(_ heading: String, _ wording: String) -> String {
        if let title = titles[heading] { return title }
        guard !heading.contains(" ") else { return heading }
        return wording.hasSuffix(".") ? String(wording.dropLast()) : wording
    }

    /// Today's titles by earlier headings.
    private static let titles = [
        "least-code": "MVC needs the least code",
        "mvp-twice": "MVP takes twice as much code as MVC",
        "mvvm-like-mvp": "MVVM takes as much code as MVP",
        "viper-most": "VIPER takes by far the most code",
        "twice-types": "MVP and MVVM need twice the types of MVC",
        "mvp-more-files": "MVP needs more files than MVC",
        "tests-without-view": "View-free tests reach presenters and view models",
        "Presenters and view models can be tested without a view":
            "View-free tests reach presenters and view models",
        "viper-most-testable": "VIPER is the most testable",
        "presenter-tests-suffice": "With tests of the presenter, the view needs none",
        "viper-best-distribution": "VIPER distributes responsibility best",
        "scene-is-thin": "A scene that assembles modules is short",
        "mvvm-heavier-view": "The view does more in MVVM than in MVP",
        "formatting-leaves-view": "MVVM moves formatting out of the view",
        "view-knows-no-model": "The view does not depend on the model",
        "setters-are-tiring": "An isolated view needs many assignments",
        "binding-halves": "Observation halves the binding code",
        "row-view-reuse": "One row view serves two behaviours",
        "height-cached": "Row heights are computed once",
        "modules-reuse": "A self-managing module is reused by assembling it",
        "extension-is-local": "A new list is a local change",
        "architectures-mix": "The architectures work together",
    ]
}

package import Changes
internal import Matrix
internal import Report
internal import Scenarios
internal import SourceMeasures
internal import SwiftSource

/// The page about the cost of changes.
package struct ChangesPage {
    private let implementations: [ImplementationChanges]
    private let sizes: [Implementation: Int]
    private let titles: [Feature: String]

    init(report: Report) {
        implementations = report.changes.value ?? []
        sizes = (report.lines.value ?? []).reduce(into: [:]) { sizes, lines in
            sizes[lines.implementation] = lines.sources.code
        }
        titles = report.features.reduce(into: [:]) { titles, feature in
            titles[feature] = report.title(of: feature)
        }
    }

    /// - Parameter implementations: implementations whose sizes are not known.
    package init(_ implementations: [ImplementationChanges]) {
        self.implementations = implementations
        sizes = [:]
        titles = [:]
    }

    /// Returns the page as text for a terminal with a number of columns.
    package func text(width: Int) -> String {
        TerminalWriter(width: width).text(of: features.flatMap(blocks))
    }

    var blocks: [Block] {
        let beginning: [Block] = [
            .heading(1, "What a change costs"),
            .paragraph("[Summary](README) · [Method](method) · [Claims](claims)"),
        ]
        guard !features.isEmpty else {
            return beginning + [.paragraph("This report did not measure changes.")]
        }
        return beginning + [.chart(chart)] + [
            .paragraph(
                """
                Each change is a request in two sentences. For each variant there is a patch, tests \
                included, as its advocate would write it. All variants behave the same before and after, \
                and no dependency rule is violated. `archbench change show NAME --variant V` prints a \
                patch. Each patch is one author's; another's may be shorter.
                """
            )
        ] + [.items(Self.rows)] + features.flatMap(folded)
    }

    /// All changes in the variants that more than one feature has.
    private var chart: Chart {
        let variants = implementations.map(\.implementation.variant).distinct.filter { variant in
            features.count { feature in has(variant, feature) } > 1 || features.count == 1
        }
        let compared = features.filter { feature in variants.contains { has($0, feature) } }
        let sums = variants.map { variant in
            (
                title: variant.title,
                lines: compared.map { feature in
                    changes(of: variant, feature)?.changes.reduce(0) { $0 &+ $1.cost.lines.all }
                }
            )
        }
        // Only variants with all changes have comparable sums.
        let whole = sums.filter { !$0.lines.contains(nil) }
            .map { (title: $0.title, sum: $0.lines.compactMap(\.self).reduce(0, &+)) }
        let least = whole.min { $0.sum < $1.sum }
        let most = whole.max { $0.sum < $1.sum }
        let finding =
            least.flatMap { least in
                most.map { most in
                    "in sum \(least.sum) lines in \(least.title) and \(most.sum) in \(most.title)"
                }
            } ?? "no variant has all"
        let costs = compared.flatMap { feature in
            (changes(of: .mvc, feature)?.changes ?? []).map(\.cost.lines.all)
        }
        let largest = Double(costs.max() ?? 0) / Double(max(costs.reduce(0, &+), 1))
        let share =
            costs.count > 1 && largest > 0.3
            ? "; one change is \(ArchitectureTable.percent(largest)) of it in MVC" : ""
        let rows = compared.flatMap { feature in
            section(of: feature).rows(variants.map { changes(of: $0, feature) })
        }
        return Chart(
            name: "changes",
            title: "\(Wording.count(rows.count, "change")): \(finding)\(share)",
            drawing: .shades(
                HeatMap(
                    axis:
                        "Code lines that a change adds and removes; darker: nearer to the largest of "
                        + "the row",
                    columns: variants.map(\.title),
                    rows: rows
                )
            )
        )
    }

    private func has(_ variant: Variant, _ feature: Feature) -> Bool {
        changes(of: variant, feature) != nil
    }

    private func changes(of variant: Variant, _ feature: Feature) -> ImplementationChanges? {
        section(of: feature).implementations.first {
            $0.implementation.variant == variant && $0.implementation.taken.isEmpty
        }
    }

    /// Returns the changes of a feature, with their costs to unfold.
    private func folded(_ feature: Feature) -> [Block] {
        let section = section(of: feature)
        let changes = section.implementations.first?.changes ?? []
        return [.heading(2, Prose(value: titles[feature] ?? feature.contract.title))]
            + section.missing
            + (changes.count > 1 ? [.folded("All changes of this feature", section.overview)] : [])
            + changes.flatMap { change in
                [.heading(3, Prose(value: change.title)), .paragraph(.code(change.name))]
                    + section.folded(change.name)
            }
    }

    private static let rows: [Prose] = [
        "*Edit locations*: runs of adjacent changed lines in existing files.",
        """
        *Interface changes*: protocol requirements, initialisers and closure properties that are new, \
        removed or altered.
        """,
        """
        *Lines with compile errors*: lines that the compiler rejects when only contract, scenarios and \
        model have changed. [All definitions](method)
        """,
    ]

    /// The features that have changes, in order.
    private var features: [Feature] {
        implementations.filter { !$0.changes.isEmpty }.map(\.implementation.feature).distinct
    }

    private func blocks(of feature: Feature) -> [Block] {
        let section = section(of: feature)
        let changes = section.implementations.first?.changes ?? []
        return [.heading(2, Prose(value: titles[feature] ?? feature.contract.title))]
            + section.missing + (changes.count > 1 ? section.overview : [])
            + changes.flatMap { change in
                [.heading(3, Prose(value: change.title)), .paragraph(.code(change.name))]
                    + section.blocks(of: change.name)
            }
    }

    private func section(of feature: Feature) -> ChangesSection {
        ChangesSection(
            allImplementations: implementations.filter { $0.implementation.feature == feature },
            sizes: sizes
        )
    }

    /// Returns the part of a feature's page.
    func summary(of feature: Feature) -> [Block] {
        section(of: feature).blocks(titles[feature] ?? feature.contract.title)
    }
}

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
        return beginning + [
            .paragraph(
                """
                Each change below is a request in two sentences. For each variant there is a patch, tests included. All variants behave \
                the same before and after, and no dependency rule is violated. \
                `archbench change show NAME --variant V` prints a patch.
                """
            )
        ] + [.items(Self.rows)] + features.flatMap(blocks)
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
            + (changes.count > 1 ? section.overview : [])
            + changes.flatMap { change in
                [.heading(3, Prose(value: change.title)), .paragraph(.code(change.name))]
                    + section.blocks(of: change.name)
            }
    }

    private func section(of feature: Feature) -> ChangesSection {
        ChangesSection(
            implementations: implementations.filter { $0.implementation.feature == feature },
            sizes: sizes
        )
    }

    /// Returns the cost of one change, with a heading; empty if there is no change of this name.
    func blocks(ofChange name: String) -> [Block] {
        for feature in features {
            let section = section(of: feature)
            if let change = section.implementations.first?.changes.first(where: { $0.name == name })
            {
                let title = titles[feature] ?? feature.contract.title
                return [.heading(2, Prose(value: "\(title): \(change.title)"))]
                    + section.blocks(of: name)
            }
        }
        return []
    }

    /// Returns the changed lines of each change of a feature in each variant.
    func overview(of feature: Feature) -> [Block] { section(of: feature).overview }

    /// Returns the part of a feature's page.
    func summary(of feature: Feature) -> [Block] {
        section(of: feature).blocks(titles[feature] ?? feature.contract.title)
    }
}

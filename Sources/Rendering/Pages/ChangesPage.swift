internal import CellSources
internal import Lines
internal import Matrix
internal import Report
internal import Scripts
package import Workshop

/// What changes cost in each variant.
package struct ChangesPage {
    private let cells: [CellChanges]
    private let sizes: [Cell: Int]
    private let titles: [Feature: String]

    init(report: Report) {
        cells = report.changes.value ?? []
        sizes = (report.lines.value ?? []).reduce(into: [:]) { sizes, lines in
            sizes[lines.cell] = lines.sources.code
        }
        titles = report.features.reduce(into: [:]) { titles, feature in
            titles[feature] = report.title(of: feature)
        }
    }

    /// - Parameter cells: what is told, of which no size is known.
    package init(_ cells: [CellChanges]) {
        self.cells = cells
        sizes = [:]
        titles = [:]
    }

    /// For a terminal of so many columns.
    package func text(width: Int) -> String {
        TerminalWriter(width: width).text(of: features.flatMap(blocks))
    }

    var blocks: [Block] {
        let beginning: [Block] = [
            .heading(1, "What a change costs"),
            .paragraph("[Summary](README) · [Method](method) · [Claims](claims)"),
        ]
        guard !features.isEmpty else {
            return beginning + [.paragraph("This report has no figures of changes.")]
        }
        return beginning + [
            .paragraph(
                """
                What comes after the first version is why people argue about architecture. Each change \
                below is what a product owner would say in two sentences. For each variant there is the \
                patch that its advocate would write, tests included; all behave the same before and \
                after, and keep their rules. `archbench change show NAME --variant V` prints a patch. \
                [How it is counted](method).
                """
            )
        ] + features.flatMap(blocks)
    }

    /// Those that have changes, in order.
    private var features: [Feature] {
        cells.filter { !$0.changes.isEmpty }.map(\.cell.feature).distinct
    }

    private func blocks(of feature: Feature) -> [Block] {
        let section = section(of: feature)
        let changes = section.cells.first?.changes ?? []
        return [.heading(2, Prose(value: titles[feature] ?? feature.contract.title))]
            + (changes.count > 1 ? section.overview : [])
            + changes.flatMap { change in
                [.heading(3, Prose(value: change.title)), .paragraph(.code(change.name))]
                    + section.blocks(of: change.name)
            }
    }

    private func section(of feature: Feature) -> ChangesSection {
        ChangesSection(cells: cells.filter { $0.cell.feature == feature }, sizes: sizes)
    }

    /// What one change costs, with a heading; nothing where there is none of this name.
    func blocks(ofChange name: String) -> [Block] {
        for feature in features {
            let section = section(of: feature)
            if let change = section.cells.first?.changes.first(where: { $0.name == name }) {
                let title = titles[feature] ?? feature.contract.title
                return [.heading(2, Prose(value: "\(title): \(change.title)"))]
                    + section.blocks(of: name)
            }
        }
        return []
    }

    /// How many lines each change of a feature takes in each variant.
    func overview(of feature: Feature) -> [Block] { section(of: feature).overview }

    /// The part of a feature's page.
    func summary(of feature: Feature) -> [Block] {
        section(of: feature).blocks(titles[feature] ?? feature.contract.title)
    }
}

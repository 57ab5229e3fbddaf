internal import Foundation
internal import Matrix
internal import Report
internal import Structure

/// The part of a feature's page that says what is declared and who refers to whom.
struct StructureSection {
    let report: Report
    let feature: Feature

    /// The paragraphs, none where nothing was measured.
    var blocks: [Block] {
        let cells = report.cells(of: feature).compactMap(report.structure)
        guard !cells.isEmpty else { return [] }
        let chart = ReferencesChart(report: report, feature: feature).chart
        return [.heading(2, "Coupling"), .table(coupling(of: cells))]
            + (chart.map { [.chart($0)] } ?? []) + carrying(in: cells)
    }

    /// What is declared, and who refers to whom, by role.
    var details: [Block] {
        let cells = report.cells(of: feature).compactMap(report.structure)
        guard !cells.isEmpty else { return [] }
        return [
            .heading(2, "Structure by role"), .table(counts(of: cells)),
            .heading(2, "Who refers to whom"),
        ] + cells.flatMap(references)
    }

    // MARK: - Tables

    private func counts(of cells: [CellStructure]) -> Table {
        var table = Table([
            ("Variant", .left), ("Role", .left), ("Types", .right), ("Classes", .right),
            ("Structs", .right), ("Enums", .right), ("Protocols", .right), ("Functions", .right),
            ("Properties", .right),
        ])
        func add(_ variant: Prose, _ role: Prose, _ counts: DeclarationCounts) {
            table.add([
                variant, role, "\(counts.types)", "\(counts.classes)", "\(counts.structs)",
                "\(counts.enums)", "\(counts.protocols)", "\(counts.functions)",
                "\(counts.properties)",
            ])
        }
        for cell in cells {
            for role in cell.roles {
                add("\(cell.cell.variant.title)", "\(role.role.title)", role.counts)
            }
            add("**\(cell.cell.variant.title)**", "**all sources**", cell.total)
        }
        return table
    }

    private func coupling(of cells: [CellStructure]) -> Table {
        var table = Table([
            ("Variant", .left), ("Ca", .right), ("Ce", .right), ("I", .right), ("A", .right),
            ("D", .right), ("Circles", .left), ("Largest fan-in", .left),
            ("Largest fan-out", .left), ("Largest type", .left), ("Evenness", .right),
        ])
        for cell in cells {
            let coupling = cell.coupling
            table.add([
                "**\(cell.cell.variant.title)**", "\(coupling.afferent)", "\(coupling.efferent)",
                .figure(decimal(coupling.instability)), .figure(decimal(coupling.abstractness)),
                .figure(decimal(coupling.distance)), circles(of: cell),
                peak(cell.largestFanIn) { "\($0.fanIn)" },
                peak(cell.largestFanOut) { "\($0.fanOut)" },
                peak(cell.largestType) { _ in cell.largestShare.map(percent) ?? Figures.none },
                .figure(cell.evenness.map(decimal)),
            ])
        }
        return table
    }

    private func circles(of cell: CellStructure) -> Prose {
        let circles = cell.cycles.map { $0.map(Prose.code).joined(separator: " ⇄ ") }
        return circles.isEmpty ? "none" : circles.joined(separator: "; ")
    }

    private func peak(
        _ type: CellStructure.OfType?,
        _ figure: (CellStructure.OfType) -> String
    ) -> Prose {
        type.map { "\(figure($0)), \(code: $0.name)" } ?? .dash
    }

    private func decimal(_ value: Double) -> String { String(format: "%.2f", value) }

    private func percent(_ share: Double) -> String { String(format: "%.0f %%", 100 * share) }

    // MARK: - What carries a change

    private func carrying(in cells: [CellStructure]) -> [Block] {
        guard cells.contains(where: { !$0.carrying.isEmpty }) else { return [] }
        var table = Table([("Variant", .left), ("Lines", .right), ("Where", .left)])
        for cell in cells {
            let places = cell.carrying.map { file -> Prose in
                "\(code: file.file) \(file.lines.map(Wording.lines).joined(separator: ", "))"
            }
            table.add([
                "**\(cell.cell.variant.title)**", "\(cell.carryingLines)",
                places.joined(separator: "; "),
            ])
        }
        return [
            .heading(2, "What carries a change from state to view"), .table(table),
        ]
    }

    // MARK: - Who refers to whom

    private func references(in cell: CellStructure) -> [Block] {
        let references = cell.roleReferences
        let targets = Neighbour.all.filter { to in references.contains { $0.to == to } }
        var table = Table(
            [("From", .left)] + targets.map { ("\($0.title)", .right) }
        )
        var graph = MermaidGraph()
        for role in Role.all {
            let ofRole = references.filter { $0.from == role }
            guard !ofRole.isEmpty else { continue }
            let counts = targets.map { to -> Prose in
                ofRole.first { $0.to == to }.map { "\($0.count)" } ?? ""
            }
            table.add(["**\(role.title)**"] + counts)
            for reference in ofRole {
                graph.add(
                    from: role.title,
                    to: reference.to.title,
                    label: "\(reference.count)"
                )
            }
        }
        return [
            .heading(3, "\(cell.cell.variant.title)"), .table(table),
            .diagram(graph.text),
        ]
    }

    // MARK: - Method

    /// How the figures are made, for the page of methods.
    static let method = Block.passage(
        """
        A debug build makes the compiler write an index of all that it found in the sources: each \
        declaration, and each place that refers to one. The library that reads it comes with the \
        toolchain. So aliases, extensions and inferred types are seen through, which a search of \
        the text could not do. The tests of a cell are left out, and so is what the compiler makes \
        up: accessors, and initialisers that nobody wrote.

        - **Types** are classes (actors among them), structs and enums, nested ones too. \
        **Functions** are functions, methods, initialisers, deinitialisers and operators, with those \
        that a protocol requires; **properties** are properties, subscripts and variables outside of \
        functions. What stands inside of functions is not counted.
        - **Who refers to whom** counts places where a declaration is named or its member is used, \
        from outside of the type it belongs to. Extensions and nested types belong to their type, \
        and a file's name tells the role. The standard library and Foundation are left out. In the \
        drawing a × says that a rule forbids the role to know anything of it.
        - **Fan-in** of a type: how many other types of the cell refer to it. **Fan-out**: to how \
        many other types it refers, inside the cell and outside. Both name the first of equals.
        - **Coupling** follows Martin's metrics of packages, the cell's target being the package. \
        **Ca** counts types of other targets that refer to types of the cell, **Ce** types of the \
        cell that refer to types of other targets (contract, model, kit). **I** = Ce ÷ (Ca + Ce), \
        0 without coupling. **A** is the share of protocols in all types and protocols. \
        **D** = |A + I − 1| is the distance from a balance of the two. Each cell is used by the \
        catalogue alone, so Ca is 1 and I rises with the number of types alone.
        - **What carries a change** from state to view, in a lab about that: code lines of what \
        declares a part of the mechanism or names one, by the index. Which parts these are is said \
        for each variant in the sources (`carryingBy` in `Sources/Matrix`). Declarations count whole, \
        statements up to where their brackets close; imports do not count.
        - **Circles** are types of the cell that refer to each other, directly or through others.
        - **Largest type**: its code lines with its extensions and nested types, as a share of the \
        cell's. **Evenness** is Pielou's of the code lines over roles: 1 where all roles are of one \
        size, towards 0 where one has nearly all.
        - **Rules**: `archbench check` holds the rules of each architecture, who may not know whom, \
        against the same index.
        """
    )
}

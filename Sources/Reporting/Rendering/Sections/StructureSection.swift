internal import Foundation
internal import Matrix
internal import Report
internal import Structure

/// The part of a feature's page about declarations and dependencies.
struct StructureSection {
    let report: Report
    let feature: Feature

    /// The blocks; empty if structure was not measured.
    var blocks: [Block] {
        let implementations = report.implementations(of: feature).compactMap(report.structure)
        guard !implementations.isEmpty else { return [] }
        let chart = ReferencesChart(report: report, feature: feature).chart
        return [
            .heading(2, "Coupling"),
            .paragraph(
                """
                Fan-in: how many other types refer to a type. Fan-out: to how many it refers. Evenness: \
                1 if all roles have the same number of code lines.
                """
            ), .table(coupling(of: implementations)),
        ]
            + (chart.map { [.chart($0)] } ?? []) + carrying(in: implementations)
    }

    /// Declarations by role, and the dependency matrix of each variant.
    var details: [Block] {
        let implementations = report.implementations(of: feature).compactMap(report.structure)
        guard !implementations.isEmpty else { return [] }
        return [
            .heading(2, "Structure by role"), .table(counts(of: implementations)),
            .heading(2, "Dependency matrix"),
        ] + implementations.flatMap(references)
    }

    // MARK: - Tables

    private func counts(of implementations: [ImplementationStructure]) -> Table {
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
        for implementation in implementations {
            for role in implementation.roles {
                add(
                    "\(implementation.implementation.variant.title)",
                    "\(role.role.title)",
                    role.counts
                )
            }
            add(
                "**\(implementation.implementation.variant.title)**",
                "**all sources**",
                implementation.total
            )
        }
        return table
    }

    private func coupling(of implementations: [ImplementationStructure]) -> Table {
        var table = Table([
            ("Variant", .left), ("Dependency cycles", .left), ("Largest fan-in", .left),
            ("Largest fan-out", .left), ("Largest type", .left), ("Pielou evenness", .right),
        ])
        for implementation in implementations {
            table.add([
                "**\(implementation.implementation.variant.title)**", cycles(of: implementation),
                peak(implementation.largestFanIn) { "\($0.fanIn)" },
                peak(implementation.largestFanOut) { "\($0.fanOut)" },
                peak(implementation.largestType) { _ in Values.percent(implementation.largestShare)
                },
                .value(implementation.evenness.map(decimal)),
            ])
        }
        return table
    }

    private func cycles(of implementation: ImplementationStructure) -> Prose {
        let cycles = implementation.cycles.map { $0.map(Prose.code).joined(separator: " ⇄ ") }
        return cycles.isEmpty ? "none" : cycles.joined(separator: "; ")
    }

    private func peak(
        _ type: ImplementationStructure.OfType?,
        _ value: (ImplementationStructure.OfType) -> String
    ) -> Prose {
        type.map { "\(value($0)), \(code: $0.name)" } ?? .dash
    }

    private func decimal(_ value: Double) -> String { String(format: "%.2f", value) }

    // MARK: - Binding code

    private func carrying(in implementations: [ImplementationStructure]) -> [Block] {
        guard implementations.contains(where: { !$0.carrying.isEmpty }) else { return [] }
        var table = Table([("Variant", .left), ("Lines", .right), ("Where", .left)])
        for implementation in implementations {
            let places = implementation.carrying.map { file -> Prose in
                "\(code: file.file) \(file.lines.map(Wording.lines).joined(separator: ", "))"
            }
            table.add([
                "**\(implementation.implementation.variant.title)**",
                "\(implementation.carryingLines)",
                places.joined(separator: "; "),
            ])
        }
        return [
            .heading(2, "Binding code"), .table(table),
        ]
    }

    // MARK: - Dependency matrix

    private func references(in implementation: ImplementationStructure) -> [Block] {
        let references = implementation.roleReferences
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
            .heading(3, "\(implementation.implementation.variant.title): dependencies"),
            .table(table),
            .diagram(graph.text),
        ]
    }

    // MARK: - Method

    /// The description of the measurement, for the page of methods.
    static let method = Block.passage(
        """
        In a debug build the compiler writes an index of every declaration and every reference to one. \
        archbench reads it with the library of the toolchain. So aliases, extensions and inferred \
        types are resolved, which a text search could not do. The tests of an implementation are \
        excluded, and so is code that the compiler generates.

        - **Types** are classes (actors included), structs and enums, nested ones too. **Functions** \
        are functions, methods, initialisers, deinitialisers, operators and protocol requirements; \
        **properties** are properties, subscripts and global variables. Declarations inside \
        functions do not count.
        - **Dependency matrix**: the number of places in one role that name a declaration of another \
        role, or use its members, from outside the declaring type. Extensions and nested types belong \
        to their type, and the file name gives the role. The standard library and Foundation are \
        excluded. In the chart, what a dependency rule forbids is crossed out.
        - **Fan-in** of a type: the number of other types of the implementation that refer to it. \
        **Fan-out**: the number of other types to which it refers, in all modules.
        - **Coupling** in `report.json` has Martin's package metrics, with the implementation's target \
        as the package. \
        **Ca**: types of other targets that refer to types of the implementation. **Ce**: types of the \
        implementation that refer to types of other targets. **I** = Ce ÷ (Ca + Ce), 0 without \
        coupling. **A**: the share of protocols in types and protocols. **D** = |A + I − 1|. Only the \
        list of all implementations and the variant Mixed refer to an implementation, so I mostly \
        grows with the number of types.
        - **Binding code**, in the lab Binding and in Profile: code lines that declare or name a part \
        of the mechanism, by the index. In Profile these are the four inputs of the form, and the \
        functions and properties that carry their values. The sources list these parts for each variant (`carryingBy` in \
        `Sources/Subject/Matrix`). Declarations count as a whole, statements up to their closing bracket; \
        imports do not count.
        - **Dependency cycles** are types of the implementation that refer to each other, directly or \
        through others.
        - **Largest type**: its code lines with extensions and nested types ÷ all code lines. \
        **Pielou evenness** of the code lines over roles: 1 if all roles have the same size, near 0 \
        if one role has nearly all.
        - **Dependency rules**: `archbench check` compares the rules of each architecture with the \
        same index.
        """
    )
}

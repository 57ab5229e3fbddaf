internal import Changes
internal import Claims
internal import Matrix
internal import Report
internal import ReportSamples
internal import Structure
internal import Testing

@Suite("The claim about views that show several models")
struct MappingClaimTests {
    private static let variants: [Variant] = [.model, .setters, .viewModel, .cluster]

    /// Returns a report about the lab with these numbers of row view classes and of lines for a
    /// fourth kind.
    private func report(views: [Int], lines: [Int]) throws -> Report {
        var report = try Report.sample()
        report.matrix = [MatrixRow(.info, Self.variants)]
        let implementations = Self.variants.map { Implementation(feature: .info, variant: $0) }
        report.structure = .values(zip(implementations, views).map(structure))
        report.changes = .values(
            zip(implementations, lines).map { implementation, lines in
                ImplementationChanges(implementation: implementation, changes: [change(lines)])
            }
        )
        return report
    }

    private func structure(of implementation: Implementation, views: Int) -> ImplementationStructure
    {
        ImplementationStructure(
            implementation: implementation,
            roles: [],
            total: DeclarationCounts(
                classes: views,
                structs: 0,
                enums: 0,
                protocols: 0,
                functions: 0,
                properties: 0
            ),
            roleReferences: [],
            types: (0..<views).map { number in
                ImplementationStructure.OfType(
                    name: "\(number)Cell",
                    role: .view,
                    fanIn: 0,
                    fanOut: 0,
                    codeLines: 1
                )
            },
            typeReferences: [],
            coupling: Coupling(afferent: 0, efferent: 0, abstractness: 0),
            cycles: [],
            viewAssignments: 0,
            elements: 0,
            codeLines: 1,
            evenness: nil
        )
    }

    private func change(_ added: Int) -> ImplementationChanges.OfChange {
        ImplementationChanges.OfChange(
            name: "add-row-kind",
            title: "",
            story: [],
            reason: "",
            cost: ChangeCost(
                lines: ChangeCost.Lines(files: 1, added: added, removed: 0),
                linesInPlace: ChangeCost.Lines(),
                editLocations: 1,
                roles: [],
                tests: ChangeCost.Lines(),
                types: 1,
                interfaceChanges: 0
            ),
            build: nil
        )
    }

    private func finding(views: [Int], lines: [Int]) throws -> Finding {
        let claim = try #require(Claim.all.first { $0.id == "view-named-for-contents" })
        let report = try report(views: views, lines: lines)
        return try #require(Judge(report: report).findings(on: claim).first)
    }

    @Test(
        "The claim needs one row view, and fewer lines than with a view for each model",
        arguments: [
            ([3, 1, 1, 1], [100, 40, 30, 20], Finding.Verdict.supported),
            ([3, 1, 1, 1], [100, 120, 30, 20], .notSupported),
            ([3, 1, 1, 1], [100, 40, 98, 20], .borderline),
            ([1, 1, 1, 1], [100, 40, 30, 20], .notSupported),
            ([3, 1, 1, 3], [100, 40, 30, 20], .notSupported),
        ]
    )
    func verdicts(views: [Int], lines: [Int], verdict: Finding.Verdict) throws {
        #expect(try finding(views: views, lines: lines).verdict == verdict)
    }

    @Test("A finding prints the values of both metrics")
    func evidence() throws {
        let finding = try finding(views: [3, 1, 1, 1], lines: [100, 40, 30, 20])
        #expect(
            finding.parts.map(\.values) == [
                "Setters 1, ViewModel 1, Cluster 1", "Model 3", "Model 100, Setters 40",
                "Model 100, ViewModel 30", "Model 100, Cluster 20",
            ]
        )
    }

    @Test("The claim about several models is not measured without changes")
    func missing() throws {
        var report = try report(views: [3, 1, 1, 1], lines: [])
        report.changes = .notMeasured
        let claim = try #require(Claim.all.first { $0.id == "view-named-for-contents" })
        #expect(Judge(report: report).findings(on: claim).map(\.verdict) == [.notMeasured])
    }
}

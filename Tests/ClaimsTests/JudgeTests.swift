internal import CellSources
internal import Claims
internal import Coverage
internal import Lines
internal import Matrix
internal import Mutation
internal import Report
internal import ReportSamples
internal import Structure
internal import Testing

@Suite("The judge of claims")
struct JudgeTests {
    /// A report of Greeting in which variants have so many code lines, in files of the role View.
    private func report(code: [Int?]) throws -> Report {
        var report = try Report.sample()
        report.lines = .figures(
            zip(Variant.architectures, code).compactMap { variant, code in
                code.map { code in
                    let lines = TotalLines([
                        FileLines(path: "a", counts: LineCounts(code: code, comment: 0, blank: 0))
                    ])
                    return CellLines(
                        cell: Cell(feature: .greeting, variant: variant),
                        roles: [CellLines.OfRole(role: .view, lines: lines)],
                        sources: lines,
                        tests: lines,
                        testDoubles: TotalLines([])
                    )
                }
            }
        )
        return report
    }

    private func finding(_ id: String, _ report: Report) throws -> Finding {
        let claim = try #require(Claim.all.first { $0.id == id })
        return try #require(Judge(report: report).findings(on: claim).first)
    }

    @Test(
        "A variant has the smallest figure only where no other has the same",
        arguments: [
            ([40, 41, 50, 60], true), ([40, 40, 50, 60], false), ([40, 39, 50, 60], false),
        ]
    )
    func smallest(code: [Int], isSupported: Bool) throws {
        let finding = try finding("least-code", report(code: code))
        #expect(finding.verdict == (isSupported ? .supported : .notSupported))
        #expect(finding.rows.map(\.values) == [code.map { "\($0)" }])
    }

    @Test(
        "A ratio is held against both ends of its range, which belong to it",
        arguments: [(160, true), (240, true), (159, false), (241, false)]
    )
    func ratio(mvp: Int, isSupported: Bool) throws {
        let finding = try finding("mvp-twice", report(code: [100, mvp, 100, 100]))
        #expect(finding.verdict == (isSupported ? .supported : .notSupported))
        #expect(finding.reasons.count == 1)
        #expect(finding.reasons[0].hasPrefix("MVP ÷ MVC = "))
    }

    @Test("By far the most is held against the largest of the others", arguments: [(150, 1.25)])
    func nextLargest(viper: Int, ratio: Double) throws {
        let most = try finding("viper-most", report(code: [90, 120, 100, viper]))
        #expect(most.verdict == .supported)
        #expect(most.reasons == ["VIPER ÷ MVP = 1.25"])
        let less = try finding("viper-most", report(code: [90, 121, 100, viper]))
        #expect(less.verdict == .notSupported)
    }

    /// A report of cells whose roles refer to others.
    private func report(
        _ feature: Feature,
        _ references: [(Variant, [(Role, Neighbour)])]
    ) throws -> Report {
        var report = try Report.sample()
        report.matrix = [MatrixRow(feature, references.map(\.0))]
        report.structure = .figures(
            references.map { variant, references in
                CellStructure(
                    cell: Cell(feature: feature, variant: variant),
                    roles: [],
                    total: DeclarationCounts(
                        classes: 0,
                        structs: 0,
                        enums: 0,
                        protocols: 0,
                        functions: 0,
                        properties: 0
                    ),
                    roleReferences: references.map { .init(from: $0.0, to: $0.1, count: 2) },
                    types: [],
                    typeReferences: [],
                    coupling: Coupling(afferent: 0, efferent: 0, abstractness: 0),
                    cycles: [],
                    viewAssignments: 0,
                    elements: 0,
                    codeLines: 1,
                    evenness: nil
                )
            }
        )
        return report
    }

    @Test("Who knows whom is counted by directions, not by references, and must be just so many")
    func couplingLadder() throws {
        let both: [(Role, Neighbour)] = [
            (.manager, .role(.worker)), (.worker, .role(.manager)), (.worker, .model),
        ]
        let asSaid = try report(
            .relay,
            [(.direct, both), (.delegate, [both[0]]), (.notification, [both[2]])]
        )
        #expect(try finding("coupling-ladder", asSaid).verdict == .supported)
        let other = try finding(
            "coupling-ladder",
            report(.relay, [(.direct, both), (.delegate, both), (.notification, [])])
        )
        #expect(other.verdict == .notSupported)
        #expect(other.reasons == ["Direct 2", "Delegate 2", "Notification 0"])
    }

    @Test("What lays out the screen is the view, and in Massive the scene as well")
    func layout() throws {
        let finding = try finding(
            "mvc-view-knows-model",
            report(
                .blogFeed,
                [
                    (.mvc, [(.controller, .model), (.scene, .model)]),
                    (.massive, [(.scene, .model), (.view, .model)]),
                ]
            )
        )
        #expect(finding.verdict == .supported)
        #expect(finding.rows.map(\.values) == [["0", "4"]])
    }

    @Test("What may be copied nowhere is named where it is")
    func reuse() throws {
        var report = try Report.sample()
        let variants: [Variant] = [.mvc, .mvp, .mvvm, .viper, .massive]
        report.matrix = [MatrixRow(.blogFeed, variants)]
        let run = CopiedRun(
            path: "a",
            lines: 1...5,
            count: 4,
            originalPath: "b",
            originalLine: 1
        )
        let lines = TotalLines([
            FileLines(path: "a", counts: LineCounts(code: 9, comment: 0, blank: 0))
        ])
        report.reuse = .figures(
            variants.map { variant in
                let copies = [.viper, .massive].contains(variant) ? [run] : []
                return CellReuse(
                    cell: Cell(feature: .blogFeed, variant: variant),
                    secondScene: SecondScene(lines: lines, copies: copies)
                )
            }
        )
        let finding = try finding("modules-reuse", report)
        #expect(finding.verdict == .notSupported)
        #expect(finding.reasons == ["VIPER 4", "Massive 4"])
    }

    @Test("Where a figure is missing nothing is judged, and it is named")
    func missing() throws {
        let finding = try finding("least-code", report(code: [40, nil, 50, 60]))
        #expect(finding.verdict == .notMeasured)
        #expect(finding.reasons == ["this run has no figure “Code lines” of MVP"])
        #expect(finding.rows.map(\.values) == [["40", nil, "50", "60"]])
    }

    @Test("Of several conditions one that does not hold decides, where all figures are there")
    func several() throws {
        var report = try report(code: [40, 50, 45, 60])
        #expect(try finding("mvvm-heavier-view", report).verdict == .notSupported)
        report.complexity = .notMeasured
        #expect(try finding("mvvm-heavier-view", report).verdict == .notMeasured)
    }

    @Test("A claim about variants that a report does not have is not judged by what is left")
    func missingVariants() throws {
        var report = try Report.sample()
        report.structure = .notMeasured
        report.matrix = [MatrixRow(.greeting, [.mvc])]
        #expect(try finding("view-knows-no-model", report).verdict == .notMeasured)
    }

    @Test(
        "Tests without a view suffice where they kill 85 % of what all kill, and do not in MVC",
        arguments: [
            ([84, 85, 90, 100], true), ([85, 85, 90, 100], false), ([50, 90, 84, 100], false),
            ([0, 85, 85, 85], true),
        ]
    )
    func mutation(killedWithoutView: [Int], isSupported: Bool) throws {
        var report = try Report.sample()
        report.mutation = .figures(
            zip(Variant.architectures, killedWithoutView).map { variant, killed in
                let score = MutationScore(mutants: 120, killedWithoutView: killed, killed: 100)
                return CellMutation(
                    cell: Cell(feature: .greeting, variant: variant),
                    roles: [
                        .init(
                            role: .view,
                            score: MutationScore(mutants: 90, killedWithoutView: 0, killed: 75)
                        ),
                        .init(
                            role: variant == .mvc ? .controller : .presenter,
                            score: MutationScore(mutants: 30, killedWithoutView: 20, killed: 25)
                        ),
                    ],
                    total: score,
                    stopped: 0,
                    stillborn: 0,
                    survivors: []
                )
            }
        )
        let finding = try finding("presenter-tests-suffice", report)
        // What is in views, and the roles that hold logic, are shown beside and decide nothing.
        #expect(finding.rows.dropFirst().map { $0.values[1] } == ["0.800", "75.0 %"])
        #expect(finding.verdict == (isSupported ? .supported : .notSupported))
        #expect(finding.reasons.count == 2)
        report.mutation = .notMeasured
        #expect(try self.finding("presenter-tests-suffice", report).verdict == .notMeasured)
    }

    @Test("A claim about a feature that the report has not, or not yet measured, has no finding")
    func noFinding() throws {
        let report = try Report.sample()
        for id in ["scene-is-thin", "binding-halves"] {
            let claim = try #require(Claim.all.first { $0.id == id })
            #expect(Judge(report: report).findings(on: claim).isEmpty)
        }
    }
}

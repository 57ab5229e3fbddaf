internal import Claims
internal import Coverage
internal import Matrix
internal import Mutation
internal import Report
internal import ReportSamples
internal import SourceMeasures
internal import Structure
internal import SwiftSource
internal import Testing

@Suite("The judge of claims")
struct JudgeTests {
    /// Returns a report of Greeting with these code lines in files of the role View.
    private func report(code: [Int?]) throws -> Report {
        var report = try Report.sample()
        report.lines = .values(
            zip(Variant.architectures, code).compactMap { variant, code in
                code.map { code in
                    let lines = TotalLines([
                        FileLines(path: "a", counts: LineCounts(code: code, comment: 0, blank: 0))
                    ])
                    return ImplementationLines(
                        implementation: Implementation(feature: .greeting, variant: variant),
                        roles: [ImplementationLines.OfRole(role: .view, lines: lines)],
                        sources: lines,
                        tests: lines,
                        viewFreeTests: TotalLines([]),
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
        "A variant has the smallest value only if no other has an equal one",
        arguments: [
            ([400, 440, 500, 600], Finding.Verdict.supported),
            ([400, 400, 500, 600], .borderline), ([400, 300, 500, 600], .notSupported),
        ]
    )
    func smallest(code: [Int], verdict: Finding.Verdict) throws {
        let finding = try finding("least-code", report(code: code))
        #expect(finding.verdict == verdict)
        let names = ["MVC", "MVP", "MVVM", "VIPER"]
        #expect(
            finding.parts.map(\.values)
                == [zip(names, code).map { "\($0) \($1)" }.joined(separator: ", ")]
        )
    }

    @Test(
        "A ratio within 5 % of an end of its range is borderline",
        arguments: [
            (130, Finding.Verdict.notSupported), (155, .borderline), (160, .borderline),
            (200, .supported), (240, .borderline), (270, .notSupported),
        ]
    )
    func ratio(mvp: Int, verdict: Finding.Verdict) throws {
        let finding = try finding("mvp-twice", report(code: [100, mvp, 100, 100]))
        #expect(finding.verdict == verdict)
        #expect(finding.parts[0].values.hasPrefix("MVP \(mvp) ÷ MVC 100 = "))
    }

    @Test("A variant with by far the most code is compared with the next largest")
    func nextLargest() throws {
        let most = try finding("viper-most", report(code: [90, 120, 100, 170]))
        #expect(most.verdict == .supported)
        #expect(most.parts.map(\.values) == ["VIPER 170 ÷ MVP 120 = 1.42"])
        let less = try finding("viper-most", report(code: [90, 170, 100, 170]))
        #expect(less.verdict == .notSupported)
    }

    @Test("A printed ratio has enough digits to be on the right side of its threshold")
    func digits() throws {
        let below = try finding("viper-most", report(code: [706, 889, 809, 1_111]))
        #expect(below.parts.map(\.values) == ["VIPER 1111 ÷ MVP 889 = 1.2497"])
        #expect(below.verdict == .borderline)
        #expect(below.change == "VIPER had 1 more code line")
        let lower = try finding("mvvm-like-mvp", report(code: [40, 53, 45, 78]))
        #expect(lower.parts.map(\.values) == ["MVVM 45 ÷ MVP 53 = 0.849"])
    }

    @Test("A finding names the smallest change that reverses its verdict")
    func change() throws {
        let finding = try finding("least-code", report(code: [400, 470, 500, 600]))
        #expect(finding.change == "MVC had 70 more code lines")
        #expect(finding.parts[0].change == finding.change)
    }

    @Test("A second finding replaces MVC by Massive")
    func usuallyWritten() throws {
        var report = try Report.sample()
        let code: [(Variant, Int)] = [
            (.mvc, 700), (.mvp, 900), (.mvvm, 800), (.viper, 1_100), (.massive, 470),
        ]
        report.matrix = [MatrixRow(.blogFeed, code.map(\.0))]
        report.lines = .values(
            code.map { variant, code in
                let lines = TotalLines([
                    FileLines(path: "a", counts: LineCounts(code: code, comment: 0, blank: 0))
                ])
                return ImplementationLines(
                    implementation: Implementation(feature: .blogFeed, variant: variant),
                    roles: [],
                    sources: lines,
                    tests: lines,
                    viewFreeTests: TotalLines([]),
                    testDoubles: TotalLines([])
                )
            }
        )
        let claim = try #require(Claim.all.first { $0.id == "mvp-twice" })
        let findings = Judge(report: report).findings(on: claim)
        #expect(findings.map(\.comparator) == [nil, .massive])
        #expect(findings.map(\.verdict) == [.notSupported, .supported])
        #expect(findings[0].notes == ["Not compared: Massive 470."])
    }

    /// Returns a report of implementations with these references between roles.
    private func report(
        _ feature: Feature,
        _ references: [(Variant, [(Role, Neighbour)])]
    ) throws -> Report {
        var report = try Report.sample()
        report.matrix = [MatrixRow(feature, references.map(\.0))]
        report.structure = .values(
            references.map { variant, references in
                ImplementationStructure(
                    implementation: Implementation(feature: feature, variant: variant),
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

    @Test("A structural claim is supported by construction and never borderline")
    func byConstruction() throws {
        let architectures = Variant.architectures
        let clean = try report(.greeting, architectures.map { ($0, [(.controller, .model)]) })
        let claim = try #require(Claim.all.first { $0.id == "view-knows-no-model" })
        let finding = try finding("view-knows-no-model", clean)
        #expect(finding.verdict == .supported)
        #expect(claim.text(of: finding.verdict) == "supported by construction")
        #expect(finding.change == nil)
        let broken = try report(.greeting, architectures.map { ($0, [(.view, .model)]) })
        #expect(try self.finding("view-knows-no-model", broken).verdict == .notSupported)
    }

    @Test("A finding names the variant with copied passages")
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
        report.reuse = .values(
            variants.map { variant in
                let copies = [.viper, .massive].contains(variant) ? [run] : []
                return ImplementationReuse(
                    implementation: Implementation(feature: .blogFeed, variant: variant),
                    reuseScene: ReuseScene(lines: lines, copies: copies)
                )
            }
        )
        let finding = try finding("modules-reuse", report)
        // One passage more or less decides.
        #expect(finding.verdict == .borderline)
        #expect(finding.change == "VIPER had 1 fewer copied passage")
        #expect(
            finding.evidence
                == "Passages copied for module reuse: MVC 0, MVP 0, MVVM 0, VIPER 1 "
                + "(each at most 0); Massive 1 (at least 1)"
        )
    }

    @Test("A finding with a missing value is not measured and names the value")
    func missing() throws {
        let finding = try finding("least-code", report(code: [40, nil, 50, 60]))
        #expect(finding.verdict == .notMeasured)
        #expect(finding.obstacle == "the report has no value of “Code lines” for MVP")
        #expect(finding.evidence == finding.obstacle)
    }

    @Test("Files that differ only by protocol files are a matter of house style")
    func houseStyle() throws {
        var report = try Report.sample()
        report.lines = .values(
            Variant.architectures.map { variant in
                let file = FileLines(path: "a", counts: LineCounts(code: 9, comment: 0, blank: 0))
                let protocols = TotalLines(variant == .mvp ? [file, file] : [])
                return ImplementationLines(
                    implementation: Implementation(feature: .greeting, variant: variant),
                    roles: [ImplementationLines.OfRole(role: .protocols, lines: protocols)],
                    sources: TotalLines(
                        [file, file, file] + (variant == .mvp ? [file, file] : [])
                    ),
                    tests: TotalLines([]),
                    viewFreeTests: TotalLines([]),
                    testDoubles: TotalLines([])
                )
            }
        )
        let finding = try finding("mvp-more-files", report)
        #expect(finding.verdict == .houseStyle)
        #expect(finding.parts.map(\.values) == ["MVP 5, MVC 3", "MVP 3, MVC 3"])
        #expect(
            finding.evidence
                == "Files: MVP − MVC 2 (MVP above MVC); "
                + "Files without protocol files: MVP − MVC 0 (MVP above MVC)"
        )
    }

    @Test("A claim about variants that a report does not have is not measured")
    func missingVariants() throws {
        var report = try Report.sample()
        report.structure = .notMeasured
        report.matrix = [MatrixRow(.greeting, [.mvc])]
        #expect(try finding("view-knows-no-model", report).verdict == .notMeasured)
    }

    /// Returns a report in which view-free tests kill `killed` of the 100 killed mutants in the
    /// logic.
    private func report(killed: [Int], uncovered: [Int] = [10, 10, 10, 10]) throws -> Report {
        var report = try Report.sample()
        report.mutation = .values(
            zip(Variant.architectures, killed).map { variant, killed in
                ImplementationMutation(
                    implementation: Implementation(feature: .greeting, variant: variant),
                    roles: [
                        .init(
                            role: .view,
                            score: MutationScore(mutants: 90, killedViewFree: 0, killed: 75)
                        ),
                        .init(
                            role: variant == .mvc ? .controller : .presenter,
                            score: MutationScore(
                                mutants: 120,
                                killedViewFree: killed,
                                killed: 100
                            )
                        ),
                    ],
                    total: MutationScore(mutants: 210, killedViewFree: killed, killed: 175),
                    timedOut: 0,
                    stillborn: 0,
                    survivors: [],
                    killed: []
                )
            }
        )
        report.coverage = .values(
            zip(Variant.architectures, uncovered).map { variant, uncovered in
                ImplementationCoverage(
                    implementation: Implementation(feature: .greeting, variant: variant),
                    roles: [],
                    total: .zero,
                    tests: 1,
                    viewFree: ViewFreeCoverage(
                        tests: 1,
                        roles: [],
                        lines: .init(covered: 400 - uncovered, count: 400)
                    )
                )
            }
        )
        return report
    }

    @Test(
        "Presenter tests suffice if they kill 95 % of the killed mutants in logic",
        arguments: [
            ([0, 98, 99, 100], Finding.Verdict.supported), ([0, 98, 90, 100], .notSupported),
            ([0, 98, 95, 100], .borderline),
        ]
    )
    func mutation(killed: [Int], verdict: Finding.Verdict) throws {
        let finding = try finding("presenter-tests-suffice", report(killed: killed))
        #expect(finding.verdict == verdict)
        // Mutants in views are printed as a note and do not affect the verdict.
        #expect(finding.notes.contains { $0.hasPrefix("Share of mutants in views: MVC 42.9 %") })
        var report = try report(killed: killed)
        report.mutation = .notMeasured
        #expect(try self.finding("presenter-tests-suffice", report).verdict == .notMeasured)
    }

    @Test("Lines with texts count only in views and controllers")
    func textLines() throws {
        var report = try Report.sample()
        let text = """
            let regex = /a/
            label.text = "Likes: \\(count)"
            title = ""
            name = isEmpty ? "Nobody" : "Anna"
            let more = "More"
            """
        report.sources = .values(
            Variant.architectures.map { variant in
                ImplementationText(
                    implementation: Implementation(feature: .greeting, variant: variant),
                    files: [
                        ImplementationText.File(
                            path: variant == .mvc
                                ? "GreetingViewController.swift" : "GreetingViewModel.swift",
                            text: text
                        ),
                        ImplementationText.File(path: "GreetingView.swift", text: "a = \"b\""),
                    ]
                )
            }
        )
        let finding = try finding("formatting-leaves-view", report)
        #expect(finding.parts.map(\.values) == ["MVVM 1 ÷ MVC 4 = 0.25"])
        #expect(finding.verdict == .supported)
        #expect(finding.change == "MVVM had 2 more code lines")
    }

    @Test("Two metrics for the same question must agree")
    func agreement() throws {
        func verdict(_ uncovered: [Int], _ killed: [Int]) throws -> Finding.Verdict {
            try finding("viper-most-testable", report(killed: killed, uncovered: uncovered)).verdict
        }
        #expect(try verdict([200, 100, 100, 50], [10, 80, 80, 90]) == .supported)
        #expect(try verdict([200, 50, 100, 100], [10, 80, 80, 90]) == .notRobust)
        #expect(try verdict([200, 50, 100, 100], [10, 90, 80, 80]) == .notSupported)
    }

    @Test("A claim about features that are not in the report has no finding")
    func noFinding() throws {
        let report = try Report.sample()
        for id in ["scene-is-thin", "binding-halves", "indirection-costs"] {
            let claim = try #require(Claim.all.first { $0.id == id })
            #expect(Judge(report: report).findings(on: claim).isEmpty)
        }
    }
}

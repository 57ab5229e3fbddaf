internal import Claims
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
                        layoutCode: 0,
                        restorationCode: 0,
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
            ([400, 400, 500, 600], .inconclusive), ([400, 300, 500, 600], .notSupported),
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
            (130, Finding.Verdict.notSupported), (145, .borderline), (150, .borderline),
            (200, .supported), (245, .borderline), (270, .notSupported),
        ]
    )
    func ratio(mvp: Int, verdict: Finding.Verdict) throws {
        let finding = try finding("mvp-twice", report(code: [100, mvp, 100, 100]))
        #expect(finding.verdict == verdict)
        #expect(finding.parts[0].values.hasPrefix("MVP \(mvp) ÷ MVC 100 = "))
    }

    @Test("A value without a threshold does not change the verdict of the order next to it")
    func orderWithValue() throws {
        let most = try finding("viper-most", report(code: [90, 120, 100, 170]))
        #expect(most.verdict == .supported)
        #expect(most.parts.map(\.verdict) == [.supported, .valueOnly])
        #expect(
            most.parts.map(\.values)
                == ["VIPER 170, MVC 90, MVP 120, MVVM 100", "VIPER 170 ÷ MVC 90 = 1.89"]
        )
        let less = try finding("viper-most", report(code: [90, 180, 100, 170]))
        #expect(less.verdict == .notSupported)
    }

    @Test(
        "A tie for the first place decides nothing",
        arguments: [
            ("least-code", [40, 40, 50, 60]), ("least-code", [40, 40, 40, 40]),
            ("viper-most", [40, 50, 60, 60]), ("viper-most", [0, 0, 0, 0]),
        ]
    )
    func tie(id: String, code: [Int]) throws {
        #expect(try finding(id, report(code: code)).verdict == .inconclusive)
    }

    @Test("A printed ratio has enough digits to be on the right side of its threshold")
    func digits() throws {
        let below = try finding("mvp-twice", report(code: [1_000, 1_499, 900, 2_000]))
        #expect(below.parts.map(\.values) == ["MVP 1499 ÷ MVC 1000 = 1.499"])
        #expect(below.verdict == .borderline)
        #expect(below.change == "MVP had 1 more code line")
        let above = try finding("mvp-twice", report(code: [1_000, 2_501, 900, 3_000]))
        #expect(above.parts.map(\.values) == ["MVP 2501 ÷ MVC 1000 = 2.501"])
    }

    @Test("A finding names the smallest change that reverses its verdict")
    func change() throws {
        let finding = try finding("least-code", report(code: [400, 470, 500, 600]))
        #expect(finding.change == "MVC had 70 more code lines")
        #expect(finding.parts[0].change == finding.change)
    }

    @Test("Each reading of a claim has a finding, in the order of the claim")
    func readings() throws {
        var report = try Report.sample()
        let code: [(Variant, Int)] = [
            (.mvc, 700), (.mvp, 900), (.mvvm, 800), (.viper, 1_100), (.massive, 470),
            (.mvcp, 950),
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
                    layoutCode: 0,
                    restorationCode: 0,
                    tests: lines,
                    viewFreeTests: TotalLines([]),
                    testDoubles: TotalLines([])
                )
            }
        )
        let claim = try #require(Claim.all.first { $0.id == "mvp-twice" })
        let findings = Judge(report: report).findings(on: claim)
        #expect(
            findings.map(\.reading) == [
                "", "MVC in one controller", "with a controller",
                "with a controller, MVC in one controller",
            ]
        )
        #expect(
            findings.map(\.verdict) == [.notSupported, .supported, .notSupported, .supported]
        )
        #expect(findings[0].notes == ["Not compared: MVCP 950, Massive 470."])
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

    @Test("A structural claim is true by design and never borderline")
    func byConstruction() throws {
        let architectures = Variant.architectures
        let clean = try report(.greeting, architectures.map { ($0, [(.controller, .model)]) })
        let claim = try #require(Claim.all.first { $0.id == "view-knows-no-model" })
        let finding = try finding("view-knows-no-model", clean)
        #expect(finding.verdict == .supported)
        #expect(claim.text(of: finding.verdict) == "true by design")
        #expect(finding.change == nil)
        let broken = try report(.greeting, architectures.map { ($0, [(.view, .model)]) })
        #expect(try self.finding("view-knows-no-model", broken).verdict == .notSupported)
    }

    @Test("Copied code of a scene or an assembly is no part of a module")
    func reuse() throws {
        var report = try Report.sample()
        let variants: [Variant] = [.mvc, .mvp, .mvvm, .viper, .massive]
        report.matrix = [MatrixRow(.blogFeed, variants)]
        let lines = TotalLines([
            FileLines(path: "a", counts: LineCounts(code: 9, comment: 0, blank: 0))
        ])
        report.reuse = .values(
            variants.map { variant in
                let original: (path: String, count: Int)? =
                    switch variant {
                    case .mvc: ("BlogFeedAssembly.swift", 3)
                    case .viper: ("Blogs/BlogsRouter.swift", 5)
                    case .massive: ("BlogFeedScene.swift", 40)
                    default: nil
                    }
                let copies = original.map { original in
                    CopiedRun(
                        path: "a",
                        lines: 1...50,
                        count: original.count,
                        originalPath: original.path,
                        originalLine: 1
                    )
                }
                return ImplementationReuse(
                    implementation: Implementation(feature: .blogFeed, variant: variant),
                    reuseScene: ReuseScene(lines: lines, copies: copies.map { [$0] } ?? [])
                )
            }
        )
        let claim = try #require(Claim.all.first { $0.id == "modules-reuse" })
        let findings = Judge(report: report).findings(on: claim)
        #expect(findings.map(\.verdict) == [.supported, .notSupported])
        #expect(findings[0].parts.map(\.values) == ["MVC 0", "Massive 40, MVC 3"])
        #expect(findings[1].parts.map(\.values) == ["MVP 0, MVVM 0, VIPER 1"])
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
                    layoutCode: 0,
                    restorationCode: 0,
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
    ///
    /// - Parameter total: the mutants that all tests kill in the whole implementation.
    private func report(killed: [Int], total: [Int] = [175, 175, 175, 175]) throws -> Report {
        var report = try Report.sample()
        report.mutation = .values(
            zip(Variant.architectures, zip(killed, total)).map { variant, kills in
                let (killed, total) = kills
                return ImplementationMutation(
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
                    total: MutationScore(mutants: 210, killedViewFree: killed, killed: total),
                    timedOut: 0,
                    stillborn: 0,
                    survivors: [],
                    killed: []
                )
            }
        )
        return report
    }

    @Test(
        "Values without a threshold have no verdict",
        arguments: [[0, 98, 90, 100], [0, 0, 0, 0]]
    )
    func valueOnly(killed: [Int]) throws {
        let finding = try finding("presenter-tests-suffice", report(killed: killed))
        #expect(finding.verdict == .valueOnly)
        #expect(finding.parts.map(\.verdict) == [.valueOnly, .valueOnly])
        #expect(finding.parts.map(\.threshold) == ["no threshold", "no threshold"])
        #expect(finding.change == nil)
        // Mutants in views are printed as a note.
        #expect(finding.notes.contains { $0.hasPrefix("Share of mutants in views: MVC 42.9 %") })
        var report = try report(killed: killed)
        report.mutation = .notMeasured
        #expect(try self.finding("presenter-tests-suffice", report).verdict == .notMeasured)
    }

    @Test("Lines with texts count only in views, controllers and scenes")
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
                        ImplementationText.File(path: "GreetingScene.swift", text: "a = \"b\""),
                    ]
                )
            }
        )
        let finding = try finding("formatting-leaves-view", report)
        #expect(finding.parts.map(\.values) == ["MVC 5, MVVM 2"])
        #expect(finding.verdict == .supported)
        #expect(finding.change == "MVC had 3 fewer code lines")
    }

    @Test("Two metrics for the same question must agree")
    func agreement() throws {
        func verdict(_ killed: [Int], _ total: [Int]) throws -> Finding.Verdict {
            try finding("viper-most-testable", report(killed: killed, total: total)).verdict
        }
        #expect(try verdict([10, 80, 80, 90], [150, 150, 150, 170]) == .supported)
        #expect(try verdict([10, 80, 80, 90], [170, 150, 150, 150]) == .notRobust)
        #expect(try verdict([10, 90, 80, 80], [170, 150, 150, 150]) == .notSupported)
        #expect(try verdict([10, 80, 80, 90], [175, 175, 175, 175]) == .inconclusive)
    }

    @Test("A claim about features that are not in the report has no finding")
    func noFinding() throws {
        let report = try Report.sample()
        for id in ["scene-is-thin", "observation-binding-lines", "indirection-costs"] {
            let claim = try #require(Claim.all.first { $0.id == id })
            #expect(Judge(report: report).findings(on: claim).isEmpty)
        }
    }
}

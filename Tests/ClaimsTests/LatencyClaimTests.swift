internal import Claims
internal import Latency
internal import Matrix
internal import Report
internal import ReportSamples
internal import Statistics
internal import Testing

@Suite("The claim that layers make calls slower")
struct LatencyClaimTests {
    /// What the claim comes to for MVP, MVVM and VIPER where scripts take so many times as long in
    /// them as in MVC.
    private func findings(_ ratios: [[Double]], control: Double = 1) throws -> [Finding] {
        var report = try Report.sample()
        let latency = try #require(report.latency.value)
        let scripts = try ratios.enumerated().map { index, ratios in
            let round = ([1] + ratios + [control]).map { $0 * 100 }
            let rounds = try LatencyRounds(
                nanosecondsPerCall: [[[Double]]](repeating: [round], count: 6)
            )
            return ("script \(index)", rounds, try Judgement(rounds: rounds))
        }
        report.latency = .figures(
            LatencyMeasurement(
                settings: latency.settings,
                buildFlags: [],
                binaryHashes: [""],
                rows: latency.rows,
                scripts: [],
                features: [
                    LatencyMeasurement.OfFeature(
                        feature: .greeting,
                        judgement: try FeatureJudgement(scripts: scripts)
                    )
                ]
            )
        )
        return try findings(report)
    }

    private func findings(_ report: Report) throws -> [Finding] {
        let claim = try #require(Claim.all.first { $0.id == "indirection-costs" })
        return Judge(report: report).findings(on: claim)
    }

    @Test("Each variant has a verdict of its own, by its interval")
    func ofItsOwn() throws {
        let findings = try findings([[1.04, 1.06, 1.139]])
        #expect(findings.map(\.variant) == [.mvp, .mvvm, .viper])
        #expect(findings.map(\.verdict) == [.notSupported, .supported, .supported])
        #expect(findings[2].reasons == ["1.139 (1.139 – 1.139)"])
        #expect(findings[0].rows.map(\.values) == findings[2].rows.map(\.values))
    }

    @Test("A variant whose whole turns without a script has no direction")
    func noDirection() throws {
        let findings = try findings([[1.1, 1, 1.1], [1.1, 1, 1.1], [0.5, 1, 1.1]])
        #expect(findings.map(\.verdict) == [.noDirection, .notSupported, .supported])
        #expect(findings[0].reasons[0].hasSuffix(", which turns without script 2"))
    }

    @Test("Nothing can be told of a run that was too noisy, or of none")
    func cannotTell() throws {
        let noisy = try findings([[2, 2, 2], [2, 2, 2]], control: 1.04)
        #expect(noisy.map(\.verdict) == [.cannotTell, .cannotTell, .cannotTell])
        #expect(noisy[0].reasons == ["this run was too noisy in script 0, script 1"])
        var report = try Report.sample()
        report.latency = .notMeasured
        #expect(try findings(report).map(\.verdict) == [.notMeasured, .notMeasured, .notMeasured])
    }
}

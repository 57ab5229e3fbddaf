internal import Claims
internal import Matrix
internal import Report
internal import ReportSamples
internal import Statistics
internal import Testing

@Suite("The claim about layers")
struct ForwardingClaimTests {
    private func finding(_ instructions: [[Double]]) throws -> Finding {
        let claim = try #require(Claim.all.first { $0.id == "indirection-costs" })
        let report = try Report.layersSample(instructions)
        return try #require(Judge(report: report).findings(on: claim).first)
    }

    private static let steady: [Double] = [1_000, 1_030, 1_060, 1_090, 1_120, 1_150]
    /// Five layers add 15 %, but single layers take away as much as others add.
    private static let unsteady: [Double] = [1_000, 1_400, 700, 1_500, 600, 1_150]
    private static let flat = [Double](repeating: 1_000, count: 6)
    /// Five layers add 1 %.
    private static let small: [Double] = [1_000, 1_002, 1_004, 1_006, 1_008, 1_010]
    /// Five layers add 5.5 %.
    private static let near: [Double] = [1_000, 1_011, 1_022, 1_033, 1_044, 1_055]

    @Test(
        "The claim needs a slope above 0 and 5 % more for 5 layers",
        arguments: [
            ([steady, steady], Finding.Verdict.supported), ([steady, unsteady], .notSupported),
            ([flat, steady], .notSupported), ([steady, near], .borderline),
            ([steady.reversed(), steady], .notSupported),
        ]
    )
    func verdicts(instructions: [[Double]], verdict: Finding.Verdict) throws {
        #expect(try finding(instructions).verdict == verdict)
    }

    @Test("A slope above 0 does not suffice if 5 layers add less than 5 %")
    func small() throws {
        let finding = try finding([Self.steady, Self.small])
        #expect(finding.parts[0].verdict == .supported)
        #expect(finding.verdict == .notSupported)
    }

    @Test("A finding prints the values of both conditions")
    func evidence() throws {
        #expect(
            try finding([Self.steady, Self.near]).parts.map(\.values)
                == ["Protocol 30, Closure 11", "Protocol 1.150, Closure 1.055"]
        )
    }

    @Test("A missing instruction count leaves the claim unmeasured")
    func missing() throws {
        var counts = Self.steady
        counts[2] = 0
        #expect(try finding([Self.steady, counts]).verdict == .notMeasured)
    }

    @Test("The costs of a variant have its counts by layers and their slope")
    func costs() throws {
        let report = try Report.layersSample([Self.steady, Self.near])
        let costs = try #require(
            LayerCosts(of: Implementation(feature: .layers, variant: .closure), in: report)
        )
        #expect(costs.instructions == Self.near)
        #expect(abs(costs.line.slope - 11) < 1e-9)
        #expect(abs(costs.ratio - 1.055) < 1e-9)
        #expect(
            LayerCosts(of: Implementation(feature: .greeting, variant: .mvc), in: report) == nil
        )
    }
}

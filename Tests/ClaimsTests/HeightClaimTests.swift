internal import Claims
internal import Matrix
internal import Report
internal import ReportSamples
internal import Scenarios
internal import Testing

@Suite("The claim about row heights")
struct HeightClaimTests {
    /// - Parameter counts: the computations for 20 rows in each variant of the comments.
    private func finding(_ counts: [Int]) throws -> Finding {
        var report = try Report.sampleWithoutValues()
        report.matrix = [MatrixRow(.comments)]
        report.equivalence = .values([
            EquivalenceRecord(
                feature: .comments,
                namedScenarios: 2,
                randomScenarios: 0,
                events: 9,
                seed: 1,
                seesLivingObjects: true,
                counts: [
                    ScenarioCount(
                        scenario: "width",
                        counter: "heights",
                        values: [56, 56, 56, 56, 56, 56, 56, 90]
                    ),
                    ScenarioCount(
                        scenario: "scrolling-computes-nothing",
                        counter: "heights",
                        values: counts
                    ),
                ]
            )
        ])
        let claim = try #require(Claim.all.first { $0.id == "height-cached" })
        #expect(claim.isByConstruction)
        return try #require(Judge(report: report).findings(on: claim).first)
    }

    @Test("One computation per row supports the claim only if Massive has more")
    func contrast() throws {
        let finding = try finding([20, 20, 20, 20, 20, 20, 20, 36])
        #expect(finding.verdict == .supported)
        #expect(
            finding.parts.map(\.values)
                == ["MVC 1.00, MVP 1.00, MVVM 1.00, VIPER 1.00", "Massive 1.80, MVVM 1.00"]
        )
        #expect(try self.finding([20, 20, 20, 20, 20, 20, 20, 20]).verdict == .notSupported)
    }

    @Test("One row that an architecture computes twice refutes the claim")
    func twice() throws {
        let finding = try finding([20, 20, 20, 21, 20, 20, 20, 36])
        #expect(finding.verdict == .notSupported)
        #expect(finding.parts.first?.values.hasSuffix("VIPER 1.05") == true)
    }

    @Test("The scenario has the 20 rows by which computations are divided")
    func rows() throws {
        let contract = Feature.comments.contract
        let named = try #require(
            contract.scenarios.first { $0.name == "scrolling-computes-nothing" }
        )
        let scenario = try ScenarioParser(contract: contract).scenario(from: named.source)
        #expect(scenario.opening.integer("comments", default: 0) == 20)
    }

    @Test("The claim about heights is not measured without counts")
    func notMeasured() throws {
        #expect(try finding([]).verdict == .notMeasured)
    }
}

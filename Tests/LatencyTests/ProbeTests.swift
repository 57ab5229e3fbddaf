internal import Catalogue
internal import Scripts
internal import Testing

@testable internal import Latency

@MainActor
@Suite("The latency probe")
struct ProbeTests {
    private func request(_ features: [Feature], rounds: Int = 2) -> ProbeRequest {
        ProbeRequest(
            features: features,
            variants: Variant.allCases,
            settings: LatencySettings(
                processes: 1,
                rounds: rounds,
                batchNanoseconds: 1_000,
                warmUpNanoseconds: 0,
                seed: 1
            ),
            process: 0
        )
    }

    @Test(
        "Each script of each feature has positive figures for each round, each variant and the control"
    )
    func shape() throws {
        let result = try Probe(request: request(Feature.allCases, rounds: 3)).measure()
        let names = Feature.allCases.flatMap { feature in
            feature.contract.latencyScripts.map { "\(feature.name) \($0.name)" }
        }
        #expect(result.scripts.map { "\($0.feature.name) \($0.script)" } == names)
        for script in result.scripts {
            #expect(script.callsPerBatch > 0)
            #expect(script.emptyNanosecondsPerCall >= 0)
            #expect(script.nanosecondsPerCall.count == 3)
            #expect(script.nanosecondsPerCall.allSatisfy { $0.count == Variant.allCases.count + 1 })
            #expect(script.nanosecondsPerCall.joined().allSatisfy { $0 > 0 && $0.isFinite })
        }
    }

    @Test("A variant that shows something else is not timed")
    func differentScreen() {
        let probe = Probe(request: request([.greeting])) { cell, opening in
            var opening = opening
            if cell.variant == .mvvm { opening.values["firstName"] = .text("Ada") }
            return cell.prepare(opening)
        }
        let error = #expect(throws: Probe.Failure.self) { _ = try probe.measure() }
        #expect(
            error?.description == "after show greeting MVC and greeting MVVM show different screens"
        )
    }
}

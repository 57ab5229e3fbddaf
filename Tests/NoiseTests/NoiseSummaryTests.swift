internal import Catalogue
internal import Latency
internal import Noise
internal import Statistics
internal import Testing

@Suite("The summary of a noise trial")
struct NoiseSummaryTests {
    private func script(
        _ name: String = "greeting show",
        control: (Double, Double, Double) = (1, 0.99, 1.01),
        orders: [(Int, Int)] = [],
        isFound: Bool = true,
        isReliable: Bool = true,
        allocations: Int? = 3
    ) -> NoiseRun.OfScript {
        func interval(_ lower: Double, _ upper: Double) -> RatioInterval {
            RatioInterval(lower: lower, upper: upper, confidence: 0.95)
        }
        return NoiseRun.OfScript(
            name: name,
            control: NoiseRun.Known(ratio: control.0, interval: interval(control.1, control.2)),
            isControlSlower: isFound,
            isReliable: isReliable,
            orders: orders.map { NoiseRun.Order(faster: $0.0, slower: $0.1) },
            allocations: allocations.map { [AllocationCounts(allocations: $0, bytes: 8)] }
        )
    }

    private func run(_ script: NoiseRun.OfScript, whole: NoiseRun.OfScript? = nil) -> NoiseRun {
        NoiseRun(seed: 1, scripts: [script], whole: whole ?? self.script("all scripts"))
    }

    private func summary(
        _ quiet: [NoiseRun],
        slowed: [NoiseRun] = [],
        loaded: [NoiseRun] = [],
        instructions: [Double] = []
    ) -> NoiseSummary {
        NoiseSummary(
            quiet: quiet,
            slowed: slowed,
            slowedUnderLoad: loaded,
            instructions: instructions.map { count in
                InstructionMeasurement(
                    method: .singleStepping,
                    variants: [.mvc],
                    scripts: [
                        InstructionMeasurement.OfScript(
                            feature: .greeting,
                            script: "show",
                            counts: [.perCall(count)]
                        )
                    ]
                )
            }
        )
    }

    private func page(_ summary: NoiseSummary) -> NoisePage {
        NoisePage(summary: summary, provenance: "Made today.", settings: "6 processes")
    }

    @Test("Runs without a fault meet all aims")
    func good() {
        let good = run(script())
        let summary = summary(
            [good, good],
            slowed: [good, good],
            loaded: [good],
            instructions: [5, 5]
        )
        #expect(summary.outsideTolerance == .init(0, of: 2))
        #expect(summary.found == .init(2, of: 2))
        #expect(summary.foundUnderLoad == .init(1, of: 1))
        #expect(summary.sameAllocations == .init(5, of: 5))
        #expect(summary.sameInstructions == .init(2, of: 2))
        #expect(page(summary).holds)
        #expect(
            page(summary).text.contains("| Counts of instructions that are the same | 2 of 2 |")
        )
    }

    @Test("A difference of the same source beyond 1 % is counted by run and by script")
    func outside() {
        let far = run(
            script(control: (1.0101, 0.9, 1.1)),
            whole: script("all scripts", control: (0.9899, 0.98, 1.01))
        )
        let summary = summary([far, run(script(control: (1.0099, 0.9, 1.1)))])
        #expect(summary.outsideTolerance == .init(1, of: 2))
        #expect(summary.scriptsOutsideTolerance == .init(1, of: 2))
        #expect(!page(summary).holds)
    }

    @Test("Intervals that exclude 1 are counted on both sides, and one in ten may")
    func excluding() {
        let good = run(script())
        let above = run(script(), whole: script(control: (1.001, 1.0001, 1.002)))
        let below = run(script(control: (0.999, 0.998, 0.9999)))
        let tenth = [NoiseRun](repeating: good, count: 9) + [above]
        #expect(summary(tenth).excludingOne == .init(1, of: 10))
        #expect(summary([below]).scriptsExcludingOne == .init(1, of: 1))
        #expect(page(summary(tenth)).holds)
        #expect(!page(summary(tenth + [above])).holds)
    }

    @Test("Two runs that rank a pair in opposite ways contradict each other")
    func contradictions() {
        let one = run(script(orders: [(0, 1), (2, 1)]))
        let other = run(script(orders: [(1, 0), (2, 1)]))
        let elsewhere = run(script("greeting other", orders: [(1, 0)]))
        #expect(summary([one, one]).contradictions == .init(0, of: 2))
        #expect(summary([one, other]).contradictions == .init(1, of: 2))
        #expect(summary([one, elsewhere]).contradictions == .init(0, of: 3))
        #expect(!page(summary([one, other])).holds)
    }

    @Test("A slowdown that is missed, and counts that differ, miss the aim")
    func missed() {
        let good = run(script())
        let missed = run(script(), whole: script(isFound: false))
        #expect(summary([good], slowed: [good, missed]).found == .init(1, of: 2))
        #expect(!page(summary([good], slowed: [good, missed])).holds)
        #expect(!page(summary([good], loaded: [missed])).holds)
        let other = summary([good, run(script(allocations: 4))])
        #expect(other.sameAllocations == .init(1, of: 2))
        #expect(summary([run(script(allocations: nil))]).sameAllocations == .init(0, of: 1))
        #expect(!page(summary([good], instructions: [5, 6])).holds)
    }
}

internal import CInstructionCounter
internal import Catalogue
internal import Scripts
internal import Testing

@testable internal import Latency

@MainActor
@Suite("The count of instructions")
struct InstructionProbeTests {
    private func request(_ features: [Feature]) -> InstructionRequest {
        InstructionRequest(features: features, variant: .mvp, process: 0)
    }

    @Test("Each script is counted over one pass, less what as many empty calls take")
    func subtractsTheLoop() throws {
        let counter = PassCounter()
        let result = try InstructionProbe(request: request([.blogFeed]), counter: counter)
            .measure()
        let names = Feature.blogFeed.contract.latencyScripts.map(\.name)
        #expect(result.scripts.map(\.script) == names)
        #expect(result.scripts.allSatisfy { $0.instructions == 1_000 - 10 })
        let like = try #require(result.scripts.first { $0.script == "like" })
        #expect(like.calls == 12)
        #expect(result.method == .singleStepping)
    }

    @Test("Where nothing can be counted there is the reason and no figure")
    func notAvailable() throws {
        let obstacle = InstructionObstacle("there is no counter")
        let counter = PassCounter(method: .notAvailable(obstacle))
        let result = try InstructionProbe(request: request([.greeting]), counter: counter)
            .measure()
        #expect(result == InstructionResult(method: .notAvailable(obstacle), scripts: []))
        let measurement = InstructionMeasurement(variants: [.mvp], results: [result])
        #expect(measurement.method == .notAvailable(obstacle))
        #expect(measurement.scripts.isEmpty)
    }

    @Test("A count that fails names cell, script and reason")
    func failure() {
        let counter = PassCounter(fails: true)
        let error = #expect(throws: InstructionProbe.Failure.self) {
            _ = try InstructionProbe(request: request([.greeting]), counter: counter).measure()
        }
        #expect(
            error?.description == "show on greeting MVP was not counted, since the child ran away"
        )
    }

    @Test("Counts of variants stand side by side, per call")
    func sideBySide() {
        func result(_ instructions: Int) -> InstructionResult {
            InstructionResult(
                method: .singleStepping,
                scripts: [
                    InstructionResult.OfScript(
                        feature: .greeting,
                        script: "show",
                        instructions: instructions,
                        calls: 4
                    )
                ]
            )
        }
        let measurement = InstructionMeasurement(
            variants: [.mvc, .mvp],
            results: [result(100), result(202)]
        )
        #expect(measurement.scripts.map(\.instructionsPerCall) == [[25, 50.5]])
    }

    /// Whether this machine lets a process trace its child.
    nonisolated private static let canCount = cic_count(cic_nothing, nil, 1_000_000) >= 0

    @Test(
        "A thousand instructions are counted as a thousand, each time",
        .enabled(if: canCount, "this machine does not let a process trace its child")
    )
    func countsAThousand() {
        for _ in 0..<3 {
            let count = cic_count(cic_thousand, nil, 1_000_000)
            #expect(count - cic_count(cic_nothing, nil, 1_000_000) == 1_000)
        }
    }

    @Test("A body that takes too long is stopped", .enabled(if: canCount))
    func stopsAtTheLimit() {
        #expect(cic_count(cic_thousand, nil, 500) == Int64(cic_too_many.rawValue))
    }
}

/// Runs what it counts. Every other body is the empty loop.
private final class PassCounter: InstructionCounter {
    let method: InstructionMethod
    private let fails: Bool
    private var isLoop = false

    init(method: InstructionMethod = .singleStepping, fails: Bool = false) {
        self.method = method
        self.fails = fails
    }

    func count(_ body: @escaping @MainActor () -> Void) -> Result<Int, InstructionObstacle> {
        guard !fails else { return .failure(InstructionObstacle("the child ran away")) }
        body()
        defer { isLoop.toggle() }
        return .success(isLoop ? 10 : 1_000)
    }
}

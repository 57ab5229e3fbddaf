internal import ImplementationRegistry
package import InputFiles
internal import Matrix
package import RunTimeMeasures
internal import Scenarios

/// Counts in this process the instructions of each latency scenario in one implementation.
@MainActor
package struct InstructionProbe {
    /// The number of passes before the count, because the first passes create objects that remain.
    private static let passesBefore = 10

    private let request: InstructionRequest
    private let counters: [any InstructionCounter]

    /// - Parameter counters: the methods of this machine, the best first. The first that counts
    ///   correctly is used.
    package init(request: InstructionRequest, counters: [any InstructionCounter]) {
        self.request = request
        self.counters = counters
    }

    /// Counts every latency scenario of the requested implementation.
    package func measure() throws(ApplicationError) -> InstructionResult {
        switch Self.counter(
            of: counters,
            passing: InstructionMeasurement.testedThousandsPerProcess
        ) {
        case .failure(let obstacle): return .notAvailable(obstacle)
        case .success(let counter):
            var scenarios: [InstructionResult.OfScenario] = []
            for scenario in request.feature.contract.latencyScenarios {
                scenarios.append(try measure(scenario, with: counter))
            }
            return .counted(by: counter.method, scenarios, nil)
        }
    }

    /// Tests the counters with a body that is as long as a scenario. A fault that occurs once in
    /// many instructions shows only in a long body.
    package static func test(_ counters: [any InstructionCounter]) -> InstructionResult {
        switch counter(of: counters, passing: InstructionMeasurement.testedThousands) {
        case .success(let counter): .counted(by: counter.method, [], nil)
        case .failure(let obstacle): .notAvailable(obstacle)
        }
    }

    /// Returns the first counter that counts a body of the given length correctly.
    private static func counter(
        of counters: [any InstructionCounter],
        passing thousands: Int
    ) -> Result<any InstructionCounter, InstructionObstacle> {
        var obstacle = InstructionObstacle("instructions are counted only on Linux on x86-64")
        for counter in counters {
            guard let found = counter.obstacle(thousands: thousands) else {
                return .success(counter)
            }
            obstacle = found
        }
        return .failure(obstacle)
    }

    private func measure(
        _ scenario: LatencyScenario,
        with counter: any InstructionCounter
    ) throws(ApplicationError) -> InstructionResult.OfScenario {
        let implementation = Implementation(feature: request.feature, variant: request.variant)
        let bench: ImplementationBenchmark
        do {
            bench = try ImplementationBenchmark(
                implementation.description,
                scenario: scenario.onOneScreen,
                of: request.feature,
                prepare: implementation.prepare
            )
            _ = try bench.time(passes: Self.passesBefore)
        } catch {
            throw error
        }
        let calls = bench.callsPerPass
        let body = counter.keptBodies
        let whole = counter.count(of: .call(bench.pass()))
        let loopBody = counter.keptBodies
        let loop = counter.count(of: .call(Bench.emptyPass(of: calls)))
        let isKept = loopBody > body && counter.keptBodies > loopBody
        return InstructionResult.OfScenario(
            scenario: scenario.name,
            count: Self.count(whole: whole, loop: loop, calls: calls),
            kept: isKept ? .init(body: body, calls: calls, loop: loopBody) : nil
        )
    }

    private static func count(
        whole: Result<Int, InstructionObstacle>,
        loop: Result<Int, InstructionObstacle>,
        calls: Int
    ) -> InstructionCount {
        switch (whole, loop) {
        case (.failure(let obstacle), _), (_, .failure(let obstacle)): .notAvailable(obstacle)
        case (.success(let whole), .success(let loop)):
            whole > loop
                ? .perCall(Double(whole - loop) / Double(calls))
                : .notAvailable(
                    InstructionObstacle(
                        "\(whole) were counted, and \(loop) of calls that do nothing"
                    )
                )
        }
    }
}

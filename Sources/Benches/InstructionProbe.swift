internal import Catalogue
package import Latency
internal import Matrix
internal import Scripts

/// Counts in this process the instructions that each latency script takes in one variant.
@MainActor
package struct InstructionProbe {
    /// Why a script cannot be played.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Before the count, each pass is played so often: the first ones set up what stays.
    private static let passesBefore = 3

    private let request: InstructionRequest
    private let counters: [any InstructionCounter]

    /// - Parameter counters: the ways to count that this machine offers, the best first. The first
    ///   that counts right is used.
    package init(request: InstructionRequest, counters: [any InstructionCounter]) {
        self.request = request
        self.counters = counters
    }

    /// Counts every latency script of the requested features.
    package func measure() throws(Failure) -> InstructionResult {
        var obstacle = InstructionObstacle("instructions are counted only on Linux on x86-64")
        for counter in counters {
            if let found = counter.obstacle(thousands: InstructionMeasurement.testedThousands) {
                obstacle = found
                continue
            }
            var scripts: [InstructionResult.OfScript] = []
            for feature in request.features {
                for script in feature.contract.latencyScripts {
                    scripts.append(try measure(script, of: feature, with: counter))
                }
            }
            return .counted(by: counter.method, scripts, nil)
        }
        return .notAvailable(obstacle)
    }

    private func measure(
        _ script: LatencyScript,
        of feature: Feature,
        with counter: any InstructionCounter
    ) throws(Failure) -> InstructionResult.OfScript {
        let cell = Cell(feature: feature, variant: request.variant)
        let bench: CellBench
        do {
            bench = try CellBench(
                cell.description,
                script: script.onOneScreen,
                of: feature,
                prepare: cell.prepare
            )
            _ = try bench.time(passes: Self.passesBefore)
        } catch {
            throw Failure(description: error.description)
        }
        let calls = bench.callsPerPass
        let body = counter.keptBodies
        let whole = counter.agreedCount(of: .call(bench.pass()))
        let loopBody = counter.keptBodies
        let loop = counter.agreedCount(of: .call(Bench.emptyPass(of: calls)))
        let isKept = loopBody > body && counter.keptBodies > loopBody
        return InstructionResult.OfScript(
            feature: feature,
            script: script.name,
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

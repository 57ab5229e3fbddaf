internal import Catalogue
internal import Scripts

/// Counts in this process the instructions that each latency script takes in one variant.
@MainActor
package struct InstructionProbe {
    /// Why nothing could be counted.
    package enum Failure: Error, CustomStringConvertible {
        case bench(String)
        case notCounted(cell: String, script: String, InstructionObstacle)

        package var description: String {
            switch self {
            case .bench(let reason): reason
            case .notCounted(let cell, let script, let obstacle):
                "\(script) on \(cell) was not counted, since \(obstacle.reason)"
            }
        }
    }

    /// Before the count, each pass is played so often: the first ones set up what stays.
    private static let passesBefore = 3

    private let request: InstructionRequest
    private let counter: any InstructionCounter

    package init(request: InstructionRequest, counter: any InstructionCounter) {
        self.request = request
        self.counter = counter
    }

    /// Counts every latency script of the requested features.
    package func measure() throws(Failure) -> InstructionResult {
        var results: [InstructionResult.OfScript] = []
        if case .notAvailable = counter.method {
            return InstructionResult(method: counter.method, scripts: [])
        }
        for feature in request.features {
            for script in feature.contract.latencyScripts {
                results.append(try measure(script, of: feature))
            }
        }
        return InstructionResult(method: counter.method, scripts: results)
    }

    private func measure(
        _ script: LatencyScript,
        of feature: Feature
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
            throw .bench(error.description)
        }
        let calls = bench.callsPerPass
        let whole = try count(bench.pass(), cell, script)
        let loop = try count(Bench.emptyPass(of: calls), cell, script)
        return InstructionResult.OfScript(
            feature: feature,
            script: script.name,
            instructions: whole - loop,
            calls: calls
        )
    }

    private func count(
        _ body: @escaping @MainActor () -> Void,
        _ cell: Cell,
        _ script: LatencyScript
    ) throws(Failure) -> Int {
        switch counter.count(body) {
        case .success(let count): return count
        case .failure(let obstacle):
            throw .notCounted(cell: cell.description, script: script.name, obstacle)
        }
    }
}

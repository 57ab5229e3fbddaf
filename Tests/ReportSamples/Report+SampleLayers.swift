internal import Matrix
package import Report
internal import RunTimeMeasures

extension Report {
    /// Creates a report about the lab Layers.
    ///
    /// - Parameter instructions: the instructions of a tap through 0, 1, 2 … layers, for each
    ///   variant; 0 if they could not be counted.
    package static func layersSample(_ instructions: [[Double]]) throws -> Report {
        var report = try Report.sample()
        report.matrix = [MatrixRow(.layers, Feature.layers.variants)]
        report.instructions = .values(
            InstructionMeasurement(
                method: .singleStepping,
                rows: report.matrix,
                scenarios: instructions[0].indices.map { layers in
                    InstructionMeasurement.OfScenario(
                        feature: .layers,
                        scenario: "tap-\(layers)",
                        counts: instructions.map { counts in
                            counts[layers] > 0
                                ? .perCall(counts[layers])
                                : .notAvailable(InstructionObstacle("not counted"))
                        },
                        shares: instructions.map { _ in nil }
                    )
                },
                sharesObstacle: nil
            )
        )
        return report
    }
}

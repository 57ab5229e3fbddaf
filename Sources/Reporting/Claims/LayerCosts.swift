package import Matrix
package import Report
internal import RunTimeMeasures
package import Statistics

/// The instructions of a tap in the lab Layers, by the number of layers that forward it.
package struct LayerCosts {
    /// The instructions of one tap, for 0 layers, 1 layer and so on.
    package let instructions: [Double]
    /// The fitted line. Its slope is the number of instructions per layer.
    package let line: LinearFit

    /// The instructions of a tap through the most layers ÷ without layers.
    package var ratio: Double { instructions[instructions.count - 1] / instructions[0] }

    /// Creates the costs of an implementation; `nil` if it is of another feature, or a tap was not
    /// counted.
    package init?(of implementation: Implementation, in report: Report) {
        guard implementation.feature.axis == .forwarding,
            let index = report.variants(of: implementation.feature).firstIndex(
                of: implementation.variant
            )
        else { return nil }
        let scenarios = (report.instructions.value?.scenarios ?? []).filter {
            $0.feature == implementation.feature
        }
        // The name of a scenario ends in the number of layers, such as "tap-3".
        let counts = scenarios.enumerated().compactMap { layers, scenario -> Double? in
            guard scenario.scenario.hasSuffix("-\(layers)"), scenario.counts.indices.contains(index)
            else { return nil }
            return scenario.counts[index].perCall
        }
        guard counts.count == scenarios.count, counts.allSatisfy({ $0 > 0 }),
            let line = try? LinearFit(counts.enumerated().map { (Double($0), $1) })
        else { return nil }
        instructions = counts
        self.line = line
    }
}

package import Catalogue

/// How many instructions one call of each latency script takes in some variants.
package struct InstructionMeasurement: Hashable, Sendable, Codable {
    package struct OfScript: Hashable, Sendable, Codable {
        package let feature: Feature
        package let script: String
        /// For each variant. Where a pass has several calls, their mean.
        package let instructionsPerCall: [Double]

        package init(feature: Feature, script: String, instructionsPerCall: [Double]) {
            self.feature = feature
            self.script = script
            self.instructionsPerCall = instructionsPerCall
        }
    }

    package let method: InstructionMethod
    package let variants: [Variant]
    /// Empty where nothing can be counted.
    package let scripts: [OfScript]

    package init(method: InstructionMethod, variants: [Variant], scripts: [OfScript]) {
        self.method = method
        self.variants = variants
        self.scripts = scripts
    }

    /// - Parameter results: one for each variant.
    init(variants: [Variant], results: [InstructionResult]) {
        self.variants = variants
        // A machine may let the first process count and not the next.
        method =
            results.map(\.method).first { if case .notAvailable = $0 { true } else { false } }
            ?? results.first?.method
            ?? .notAvailable(InstructionObstacle("nothing was counted"))
        guard results.allSatisfy({ !$0.scripts.isEmpty }), let first = results.first else {
            scripts = []
            return
        }
        scripts = first.scripts.indices.map { index in
            OfScript(
                feature: first.scripts[index].feature,
                script: first.scripts[index].script,
                instructionsPerCall: results.map { result in
                    let script = result.scripts[index]
                    return Double(script.instructions) / Double(script.calls)
                }
            )
        }
    }
}

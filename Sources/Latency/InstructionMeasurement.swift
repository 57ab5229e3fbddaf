package import Catalogue

/// How many instructions one call of each latency script takes in some variants.
package struct InstructionMeasurement: Hashable, Sendable, Codable {
    package struct OfScript: Hashable, Sendable, Codable {
        package let feature: Feature
        package let script: String
        /// For each variant.
        package let counts: [InstructionCount]

        package init(feature: Feature, script: String, counts: [InstructionCount]) {
            self.feature = feature
            self.script = script
            self.counts = counts
        }
    }

    package let method: InstructionMethod
    package let variants: [Variant]
    package let scripts: [OfScript]

    package init(method: InstructionMethod, variants: [Variant], scripts: [OfScript]) {
        self.method = method
        self.variants = variants
        self.scripts = scripts
    }

    /// Puts side by side what was counted of each variant.
    ///
    /// - Parameter results: one for each variant, with the same scripts.
    /// - Throws: why there is nothing to compare: a variant could not be counted, since a machine may
    ///   let one process count and not the next, or was counted in another way than the others.
    init(variants: [Variant], results: [InstructionResult]) throws(InstructionObstacle) {
        var methods: Set<InstructionMethod> = []
        var ofVariants: [[InstructionResult.OfScript]] = []
        for result in results {
            switch result {
            case .notAvailable(let obstacle): throw obstacle
            case .counted(let method, let scripts):
                methods.insert(method)
                ofVariants.append(scripts)
            }
        }
        guard let method = methods.first, methods.count == 1 else {
            throw InstructionObstacle(
                methods.isEmpty ? "nothing was counted" : "variants were counted in different ways"
            )
        }
        self.init(
            method: method,
            variants: variants,
            scripts: ofVariants[0].enumerated().map { index, script in
                OfScript(
                    feature: script.feature,
                    script: script.script,
                    counts: ofVariants.map { $0[index].count }
                )
            }
        )
    }
}

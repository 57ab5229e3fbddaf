package import Catalogue

/// What one process of the probe is asked to count.
package struct InstructionRequest: Hashable, Sendable, Codable {
    package var features: [Feature]
    package var variant: Variant
    /// Which of several such processes this is, counted from 0: each may have a processor.
    package var process: Int

    package init(features: [Feature], variant: Variant, process: Int) {
        self.features = features
        self.variant = variant
        self.process = process
    }
}

/// What one process of the probe counted.
package struct InstructionResult: Hashable, Sendable, Codable {
    package struct OfScript: Hashable, Sendable, Codable {
        package let feature: Feature
        package let script: String
        /// The instructions of all calls of one pass over one screen.
        package let instructions: Int
        /// How many calls that is.
        package let calls: Int

        package init(feature: Feature, script: String, instructions: Int, calls: Int) {
            self.feature = feature
            self.script = script
            self.instructions = instructions
            self.calls = calls
        }
    }

    package let method: InstructionMethod
    /// Empty where nothing can be counted.
    package let scripts: [OfScript]

    package init(method: InstructionMethod, scripts: [OfScript]) {
        self.method = method
        self.scripts = scripts
    }
}

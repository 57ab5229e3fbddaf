/// What a process of the probe is asked to tell of steps that another one kept.
package struct AttributionRequest: Hashable, Sendable, Codable {
    /// The file with the steps: two whole numbers of 64 bits for each.
    package var steps: String
    /// How many of them belong to each body, in order.
    package var lengths: [Int]
    /// The file with ``InstructionPlaces`` as JSON.
    package var places: String

    package init(steps: String, lengths: [Int], places: String) {
        self.steps = steps
        self.lengths = lengths
        self.places = places
    }
}

/// For each body whose instructions they are.
package struct AttributionResult: Hashable, Sendable, Codable {
    package let bodies: [[InstructionShare]]

    package init(bodies: [[InstructionShare]]) {
        self.bodies = bodies
    }
}

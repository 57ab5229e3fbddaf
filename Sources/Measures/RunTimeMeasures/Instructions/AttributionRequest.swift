/// A task for a process of the probe: to attribute the steps that another process recorded.
package struct AttributionRequest: Hashable, Sendable, Codable {
    /// The file with the steps: two whole numbers of 64 bits for each.
    package var steps: String
    /// The number of steps of each body, in order.
    package var lengths: [Int]
    /// The file with ``InstructionPlaces`` as JSON.
    package var places: String

    package init(steps: String, lengths: [Int], places: String) {
        self.steps = steps
        self.lengths = lengths
        self.places = places
    }
}

/// The instruction breakdown of each body.
package struct AttributionResult: Hashable, Sendable, Codable {
    package let bodies: [[InstructionShare]]

    package init(bodies: [[InstructionShare]]) {
        self.bodies = bodies
    }
}

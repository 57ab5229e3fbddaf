internal import Latency

/// What a counter must do before its counts are believed.
extension InstructionCounter {
    /// Counts a body twice.
    ///
    /// - Returns: the count, where both are the same.
    func agreedCount(of body: InstructionBody) -> Result<Int, InstructionObstacle> {
        counts(of: body, times: 2).flatMap { counts in
            guard let first = counts.first, counts.allSatisfy({ $0 == first }) else {
                let found = counts.map(String.init).joined(separator: " and ")
                return .failure(InstructionObstacle("the same call was counted as \(found)"))
            }
            return .success(first)
        }
    }

    /// What is wrong with the counter; `nil` where a body of a known length is counted right.
    ///
    /// - Parameter thousands: the length of the body. What goes wrong once in many instructions
    ///   shows only in a body that is as long as those that are to be counted.
    func obstacle(thousands: Int) -> InstructionObstacle? {
        switch (agreedCount(of: .thousands(thousands)), agreedCount(of: .thousands(0))) {
        case (.failure(let obstacle), _), (_, .failure(let obstacle)): obstacle
        case (.success(let long), .success(let empty)):
            long - empty == 1_000 * thousands
                ? nil
                : InstructionObstacle(
                    "the counter's own test counted \(long - empty) of \(1_000 * thousands) "
                        + "instructions"
                )
        }
    }
}

package import Matrix

/// The instructions of one call of each latency scenario.
package struct InstructionMeasurement: Hashable, Sendable, Codable {
    package struct OfScenario: Hashable, Sendable, Codable {
        package let feature: Feature
        package let scenario: String
        /// The count for each variant of the feature.
        package let counts: [InstructionCount]
        /// The instruction breakdown for each variant of the feature, whose sum is the count; `nil`
        /// if it is not known.
        package let shares: [[InstructionShare]?]

        package init(
            feature: Feature,
            scenario: String,
            counts: [InstructionCount],
            shares: [[InstructionShare]?]
        ) {
            self.feature = feature
            self.scenario = scenario
            self.counts = counts
            self.shares = shares
        }
    }

    /// The length of the body of the counter's own test, in thousand instructions: many scenarios
    /// are shorter. It is counted once for each measurement.
    package static let testedThousands = 400
    /// The length of the body that each process counts before its implementation, in thousand
    /// instructions.
    package static let testedThousandsPerProcess = 10

    package let method: InstructionMethod
    package let rows: [MatrixRow]
    package let scenarios: [OfScenario]
    /// The reason why the breakdown of some variant is not known; `nil` if all are known.
    package let sharesObstacle: InstructionObstacle?

    package init(
        method: InstructionMethod,
        rows: [MatrixRow],
        scenarios: [OfScenario],
        sharesObstacle: InstructionObstacle?
    ) {
        self.method = method
        self.rows = rows
        self.scenarios = scenarios
        self.sharesObstacle = sharesObstacle
    }

    /// Creates a measurement from the counts of all implementations.
    ///
    /// - Parameter results: one for each implementation, in the order of ``rows``.
    /// - Throws: the reason why there is nothing to compare. An implementation could not be
    ///   counted, because a machine may permit counting in one process and not in the next. Or it
    ///   was counted by another method than the others.
    init(rows: [MatrixRow], results: [CountedImplementation]) throws(InstructionObstacle) {
        var methods: Set<InstructionMethod> = []
        var ofImplementations: [Implementation: [InstructionResult.OfScenario]] = [:]
        var shares: [Implementation: [[InstructionShare]]] = [:]
        var obstacle: InstructionObstacle?
        for (implementation, counted) in zip(rows.implementations, results) {
            switch counted.result {
            case .notAvailable(let obstacle): throw obstacle
            case .counted(let method, let scenarios, _):
                methods.insert(method)
                ofImplementations[implementation] = scenarios
                switch counted.shares {
                case .success(let found): shares[implementation] = found
                case .failure(let reason): obstacle = obstacle ?? reason
                }
            }
        }
        guard let method = methods.first, methods.count == 1 else {
            throw InstructionObstacle(
                methods.isEmpty
                    ? "nothing was counted" : "variants were counted by different methods"
            )
        }
        let scenarios = rows.flatMap { row in
            let counted = row.implementations.map { ofImplementations[$0] ?? [] }
            return counted[0].enumerated().map { index, scenario in
                OfScenario(
                    feature: row.feature,
                    scenario: scenario.scenario,
                    counts: counted.map { $0[index].count },
                    shares: zip(row.implementations, counted).map { implementation, scenarios in
                        scenarios[index].shares(from: shares[implementation])
                    }
                )
            }
        }
        self.init(method: method, rows: rows, scenarios: scenarios, sharesObstacle: obstacle)
    }
}

extension InstructionResult.OfScenario {
    /// Returns the breakdown of one call.
    ///
    /// - Parameter bodies: the breakdown of each recorded body.
    fileprivate func shares(from bodies: [[InstructionShare]]?) -> [InstructionShare]? {
        guard let kept, count.perCall != nil, let bodies,
            bodies.indices.contains(kept.body), bodies.indices.contains(kept.loop),
            !bodies[kept.body].isEmpty, !bodies[kept.loop].isEmpty
        else { return nil }
        let shares = bodies[kept.body].map { share in
            share.perCall(
                kept.calls,
                without: bodies[kept.loop].first { $0.owner == share.owner }
            )
        }
        // The scenario's calls include every part of empty calls; a negative part means that steps
        // were attributed incorrectly.
        return shares.allSatisfy { $0.own >= 0 && $0.runtime.allSatisfy { $0 >= 0 } } ? shares : nil
    }
}

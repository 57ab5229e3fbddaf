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
    /// The distance between two implementations that are counted a second time.
    package static let repetitionInterval = 8

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

/// The number of instructions of one call of a scenario in one variant.
package enum InstructionCount: Hashable, Sendable {
    /// A number above zero; the mean if a pass has several calls.
    case perCall(Double)
    case notAvailable(InstructionObstacle)

    /// The count; `nil` if there is none.
    package var perCall: Double? {
        if case .perCall(let count) = self { count } else { nil }
    }

    /// The reason why there is no count; `nil` if there is one.
    package var obstacle: InstructionObstacle? {
        if case .notAvailable(let obstacle) = self { obstacle } else { nil }
    }
}

/// The JSON form is an object with one of the keys `perCall` and `notAvailable` (the reason).
extension InstructionCount: Codable {
    private enum Key: String, CodingKey {
        case perCall, notAvailable
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if let reason = try container.decodeIfPresent(String.self, forKey: .notAvailable) {
            self = .notAvailable(InstructionObstacle(reason))
        } else {
            self = .perCall(try container.decode(Double.self, forKey: .perCall))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .perCall(let count): try container.encode(count, forKey: .perCall)
        case .notAvailable(let obstacle):
            try container.encode(obstacle.reason, forKey: .notAvailable)
        }
    }
}

/// A method of counting instructions.
package enum InstructionMethod: String, Hashable, Sendable, Codable {
    /// The processor's own counter.
    case hardwareCounter
    /// Single steps, in a process that is stopped after each instruction.
    case singleStepping
}

/// The reason why instructions cannot be counted, in words that follow “since”.
package struct InstructionObstacle: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    package let reason: String

    package var description: String { reason }

    package init(_ reason: String) {
        self.reason = reason
    }
}

/// The instructions of one owner in a call: its own, and those that Swift's runtime executes for
/// it.
package struct InstructionShare: Hashable, Sendable, Codable {
    package let owner: InstructionOwner
    package var own: Double
    /// The runtime's instructions, in the order of ``RuntimeKind/allCases``.
    package var runtime: [Double]

    package init(owner: InstructionOwner, own: Double, runtime: [Double]) {
        self.owner = owner
        self.own = own
        self.runtime = runtime
    }

    package var total: Double { own + runtime.reduce(0, +) }

    /// Returns the share for one of several calls.
    ///
    /// - Parameters:
    ///   - calls: the number of calls.
    ///   - loop: the share of the same owner in as many empty calls; `nil` for none.
    func perCall(_ calls: Int, without loop: InstructionShare?) -> InstructionShare {
        let around = loop?.runtime ?? runtime.map { _ in 0 }
        return InstructionShare(
            owner: owner,
            own: (own - (loop?.own ?? 0)) / Double(calls),
            runtime: zip(runtime, around).map { ($0 - $1) / Double(calls) }
        )
    }
}

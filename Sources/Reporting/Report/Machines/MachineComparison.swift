internal import Statistics

/// The latency of the same sources on several machines.
package struct MachineComparison: Hashable, Sendable {
    /// The latency of a variant in a scenario.
    package struct Subject: Hashable, Sendable {
        package let feature: String
        package let scenario: String
        package let variant: String

        package init(feature: String, scenario: String, variant: String) {
            self.feature = feature
            self.scenario = scenario
            self.variant = variant
        }
    }

    /// All records, one for each kind of processor.
    package let records: [MachineRecord]
    /// The digests of the current sources by the name of the feature.
    private let digests: [String: String]

    /// - Parameter digests: the digests of the current sources by the name of the feature. Results
    ///   of other sources are stale and are not combined.
    package init(_ records: [MachineRecord], digests: [String: String]) {
        self.records = records.sorted { $0.name < $1.name }
        self.digests = digests
    }

    /// Returns the features of a record whose results belong to other sources, flags or another
    /// toolchain.
    package func staleFeatures(of record: MachineRecord) -> [String] {
        record.features.filter { digests[$0.feature] != $0.digest }.map(\.feature)
    }

    /// The records with results of the current sources of any feature.
    package var currentRecords: [MachineRecord] {
        records.filter { staleFeatures(of: $0).count < $0.features.count }
    }

    /// Returns the records with results of the current sources of a feature, with those results.
    package func current(_ feature: String) -> [(record: MachineRecord, MachineRecord.OfFeature)] {
        records.compactMap { record in
            record.features.first { $0.feature == feature && digests[feature] == $0.digest }
                .map { (record, $0) }
        }
    }

    /// The names of the features that some record has current results of.
    package var features: [String] {
        var names: [String] = []
        for feature in records.flatMap(\.features).map(\.feature)
        where !names.contains(feature) && !current(feature).isEmpty {
            names.append(feature)
        }
        return names
    }

    /// Returns the variants of a feature in each scenario, in the order of its first record.
    private func subjects(of feature: String) -> [Subject] {
        guard let first = current(feature).first?.1 else { return [] }
        return first.scenarios.flatMap { scenario in
            first.variants.map {
                Subject(feature: feature, scenario: scenario.scenario, variant: $0)
            }
        }
    }

    /// Returns the current results of a scenario from each record, with the index of the variant.
    private func results(
        of subject: Subject
    ) -> [(scenario: MachineRecord.OfScenario, variant: Int)] {
        current(subject.feature).compactMap { _, feature in
            guard
                let scenario = feature.scenarios.first(where: { $0.scenario == subject.scenario }),
                let variant = feature.variants.firstIndex(of: subject.variant)
            else { return nil }
            return (scenario, variant)
        }
    }

    /// Returns the statements about a feature, in the order of scenarios and variants.
    package func statements(
        of feature: String
    ) -> [(subject: Subject, statement: RatioStatement)] {
        subjects(of: feature).compactMap { subject in
            statement(about: subject).map { (subject, $0) }
        }
    }

    /// The statements about all features.
    package var statements: [(subject: Subject, statement: RatioStatement)] {
        features.flatMap(statements)
    }

    /// Returns the statement about one variant in one scenario; `nil` for the baseline, and if no
    /// record has current results of the variant.
    package func statement(about subject: Subject) -> RatioStatement? {
        // The baseline has no ratio.
        let found = results(of: subject).map { (scenario: $0.scenario, ratio: $0.variant - 1) }
            .filter { $0.scenario.ratios.indices.contains($0.ratio) }
        return found.isEmpty
            ? nil
            : RatioStatement(found.map { $0.scenario.result($0.ratio) })
    }

    /// The number of statements by the range of machines for which they hold.
    package struct Counts: Hashable, Sendable, Encodable {
        package var general = 0
        package var theseMachines = 0
        package var dependOnMachine = 0
        package var inconclusive = 0

        package var all: Int { general + theseMachines + dependOnMachine + inconclusive }
    }

    package var counts: Counts {
        statements.reduce(into: Counts()) { counts, entry in
            switch entry.statement.scope {
            case .general: counts.general += 1
            case .theseMachines: counts.theseMachines += 1
            case .dependsOnMachine: counts.dependOnMachine += 1
            case .inconclusive: counts.inconclusive += 1
            }
        }
    }

    /// The differences of ratios between machines, as shares; `nil` for fewer than two machines.
    package var spread: (median: Double, largest: Double)? {
        let shares = statements.map(\.statement).filter { $0.ratios.count > 1 }
            .map { $0.range.upperBound / $0.range.lowerBound - 1 }
        guard let median = try? median(of: shares), let largest = shares.max() else { return nil }
        return (median, largest)
    }

    /// The test of general statements on machines that did not contribute to them: each machine in
    /// turn is left out.
    package struct LeaveOneOut: Hashable, Sendable, Encodable {
        /// The number of general statements that the other machines allow.
        package var statements = 0
        /// The number of them for which the ratio on the machine left out is on the stated side.
        package var confirmed = 0
    }

    /// The result of that test; no statement for fewer than four machines.
    package var leaveOneOut: LeaveOneOut {
        records.indices.reduce(into: LeaveOneOut()) { result, index in
            var others = records
            let left = MachineComparison([others.remove(at: index)], digests: digests)
            for (subject, statement) in MachineComparison(others, digests: digests).statements {
                guard case .general(let side) = statement.scope,
                    let found = left.statement(about: subject)
                else { continue }
                result.statements += 1
                if found.isOn(side) { result.confirmed += 1 }
            }
        }
    }

    /// The largest relative difference of a count between two machines.
    package struct CountDifference: Hashable, Sendable {
        package let subject: Subject
        package let share: Double
    }

    /// The largest difference of instruction counts; `nil` without two machines that counted.
    package var largestInstructionDifference: CountDifference? {
        instructionDifferences.max { $0.share < $1.share }
    }

    /// The number of instruction counts that two or more machines have, and of those that are
    /// equal.
    package var repeatedInstructions: (all: Int, equal: Int) {
        let all = instructionDifferences
        return (all.count, all.count { $0.share == 0 })
    }

    private var instructionDifferences: [CountDifference] {
        features.flatMap(subjects).compactMap { subject in
            let counts = results(of: subject).compactMap { scenario, variant -> Double? in
                guard let counts = scenario.instructions, counts.indices.contains(variant)
                else { return nil }
                return counts[variant]
            }
            guard counts.count > 1, let least = counts.min(), let most = counts.max(), least > 0
            else { return nil }
            return CountDifference(subject: subject, share: most / least - 1)
        }
    }
}

extension RatioStatement {
    /// Returns true if every ratio is on a side of the margin of 1 %, independent of its interval.
    fileprivate func isOn(_ side: Side) -> Bool {
        let margin = EquivalenceMargin.onePerCent.ratios
        return ratios.allSatisfy { ratio in
            switch side {
            case .faster: ratio < margin.lowerBound
            case .slower: ratio > margin.upperBound
            case .equivalent: margin.contains(ratio)
            case .inconclusive: false
            }
        }
    }
}

extension MachineRecord.OfScenario {
    /// Returns the ratio with an index in `ratios`.
    fileprivate func result(_ index: Int) -> RatioStatement.Result {
        let ratio = ratios[index]
        return RatioStatement.Result(
            ratio: ratio.ratio,
            interval: RatioInterval(
                lower: ratio.lower,
                upper: ratio.upper,
                confidence: LatencyEstimate.confidence
            ),
            margin: isReliable ? try? EquivalenceMargin(relative: margin) : nil
        )
    }
}

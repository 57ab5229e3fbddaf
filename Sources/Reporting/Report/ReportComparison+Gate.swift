package import Matrix
package import Mutation

extension ReportComparison {
    /// The outcome of a condition.
    package struct GateResult: Hashable, Sendable, Codable {
        /// A value that changes by more than the condition allows.
        package struct Violation: Hashable, Sendable, Codable {
            /// The implementation, or a scenario of one.
            package let subject: String
            package let old: Double
            package let new: Double
        }

        /// The text of the condition.
        package let condition: String
        package let metric: String
        /// The number of values that both reports have. Without any, the condition cannot be
        /// checked.
        package let compared: Int
        package let violations: [Violation]
        /// Indicates whether values are shares from 0 to 1.
        package let isShare: Bool

        /// Indicates whether the condition was checked and no value violates it.
        package var passes: Bool { compared > 0 && violations.isEmpty }
    }

    /// Returns the outcome of each condition.
    package func results(of conditions: [GateCondition]) -> [GateResult] {
        conditions.map { condition in
            let before = Dictionary(
                condition.metric.values(in: old).map { ($0.subject, $0.value) },
                uniquingKeysWith: { first, _ in first }
            )
            let pairs = condition.metric.values(in: new).compactMap { subject, value in
                before[subject].map { GateResult.Violation(subject: subject, old: $0, new: value) }
            }
            return GateResult(
                condition: condition.text,
                metric: condition.metric.rawValue,
                compared: pairs.count,
                violations: pairs.filter { !condition.isMet(from: $0.old, to: $0.new) },
                isShare: condition.metric.isShare
            )
        }
    }

    /// The differences between the mutants of an implementation in two reports.
    package struct MutantChanges: Hashable, Sendable {
        package let implementation: Implementation
        /// New mutants that survive.
        package let newSurviving: [Mutant]
        /// New mutants that tests kill.
        package let newKilled: [Mutant]
        /// Mutants that tests killed before and that survive now.
        package let noLongerKilled: [Mutant]
        /// Mutants that survived before and that tests kill now.
        package let killedNow: [Mutant]
        /// Mutants that no longer exist.
        package let gone: [Mutant]

        var isEmpty: Bool {
            [newSurviving, newKilled, noLongerKilled, killedNow, gone].allSatisfy(\.isEmpty)
        }
    }

    /// The changes of mutants, for implementations that have some. A mutant on another line is the
    /// same mutant.
    package var mutantChanges: [MutantChanges] {
        guard let before = old.mutation.value, let after = new.mutation.value else { return [] }
        return after.compactMap { implementation in
            guard
                let other = before.first(where: {
                    $0.implementation == implementation.implementation
                })
            else { return nil }
            let survivors = Self.difference(implementation.survivors, other.survivors)
            let killed = Self.difference(implementation.killed, other.killed)
            let newSurviving = Self.difference(survivors, other.killed)
            let newKilled = Self.difference(killed, other.survivors)
            let changes = MutantChanges(
                implementation: implementation.implementation,
                newSurviving: newSurviving,
                newKilled: newKilled,
                noLongerKilled: Self.difference(survivors, newSurviving),
                killedNow: Self.difference(killed, newKilled),
                gone: Self.difference(
                    other.survivors + other.killed,
                    implementation.survivors + implementation.killed
                )
            )
            return changes.isEmpty ? nil : changes
        }
    }

    /// Returns the multiset difference of two lists of mutants.
    private static func difference(_ mutants: [Mutant], _ others: [Mutant]) -> [Mutant] {
        var left = Dictionary(grouping: others, by: Fault.init).mapValues(\.count)
        return mutants.filter { mutant in
            let count = left[Fault(mutant)] ?? 0
            left[Fault(mutant)] = count - 1
            return count <= 0
        }
    }

    /// A mutant without its line.
    private struct Fault: Hashable {
        let file: String
        let mutationOperator: MutationOperator
        let code: String

        init(_ mutant: Mutant) {
            file = mutant.file
            mutationOperator = mutant.mutationOperator
            code = mutant.code
        }
    }
}

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

        /// The condition as it was written.
        package let condition: String
        package let metric: String
        /// The number of values that both reports have. Without any, the condition cannot be checked.
        package let compared: Int
        package let violations: [Violation]
        /// Whether values are shares from 0 to 1.
        package let isShare: Bool

        /// Whether the condition was checked and no value violates it.
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

    /// The mutants that survive in one report and not in the other.
    package struct SurvivorChange: Hashable, Sendable {
        package let cell: Cell
        /// Mutants that survive now: they are new, or tests no longer kill them.
        package let added: [Mutant]
        /// Mutants that survived before.
        package let removed: [Mutant]
    }

    /// The changes of surviving mutants, for implementations that have some. A mutant that only moved to
    /// another line is the same.
    package var survivorChanges: [SurvivorChange] {
        guard let before = old.mutation.value, let after = new.mutation.value else { return [] }
        return after.compactMap { cell in
            guard let other = before.first(where: { $0.cell == cell.cell }) else { return nil }
            let change = SurvivorChange(
                cell: cell.cell,
                added: Self.difference(cell.survivors, other.survivors),
                removed: Self.difference(other.survivors, cell.survivors)
            )
            return change.added.isEmpty && change.removed.isEmpty ? nil : change
        }
    }

    /// Returns the mutants of one list that the other lacks, as often as it lacks them.
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

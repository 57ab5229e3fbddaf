internal import Matrix
internal import Mutation
internal import Report

/// The JSON that `archbench compare --json` prints.
struct ComparisonSummary: Encodable {
    struct Survivors: Encodable {
        let implementation: String
        /// The file, line and code of each mutant.
        let added: [String]
        let removed: [String]
    }

    let isComparable: Bool
    let contradictions: [String]
    let conditions: [ReportComparison.GateResult]
    let survivors: [Survivors]

    init(_ comparison: ReportComparison, _ results: [ReportComparison.GateResult]) {
        isComparable = comparison.isComparable
        contradictions = comparison.contradictions.map { contradiction in
            let names = contradiction.variants.map(\.title).joined(separator: " and ")
            return "\(contradiction.feature.name) \(contradiction.script): \(names)"
        }
        conditions = results
        survivors = comparison.survivorChanges.map { change in
            Survivors(
                implementation: "\(change.cell)",
                added: change.added.map(Self.text),
                removed: change.removed.map(Self.text)
            )
        }
    }

    private static func text(of mutant: Mutant) -> String {
        "\(mutant.file):\(mutant.line): \(mutant.mutationOperator.rawValue): \(mutant.code)"
    }
}

internal import Matrix
internal import Mutation
internal import Report

/// The JSON that `archbench compare --json` prints.
struct ComparisonSummary: Encodable {
    /// The file, line and code of each mutant whose result differs.
    struct Mutants: Encodable {
        let implementation: String
        let newSurviving: [String]
        let newKilled: [String]
        let noLongerKilled: [String]
        let killedNow: [String]
        let gone: [String]
    }

    let isComparable: Bool
    let contradictions: [String]
    let conditions: [ReportComparison.GateResult]
    let mutants: [Mutants]

    init(_ comparison: ReportComparison, _ results: [ReportComparison.GateResult]) {
        isComparable = comparison.isComparable
        contradictions = comparison.contradictions.map { contradiction in
            let names = contradiction.variants.map(\.title).joined(separator: " and ")
            return "\(contradiction.feature.name) \(contradiction.scenario): \(names)"
        }
        conditions = results
        mutants = comparison.mutantChanges.map { changes in
            Mutants(
                implementation: "\(changes.implementation)",
                newSurviving: changes.newSurviving.map(Self.text),
                newKilled: changes.newKilled.map(Self.text),
                noLongerKilled: changes.noLongerKilled.map(Self.text),
                killedNow: changes.killedNow.map(Self.text),
                gone: changes.gone.map(Self.text)
            )
        }
    }

    private static func text(of mutant: Mutant) -> String {
        "\(mutant.file):\(mutant.line): \(mutant.mutationOperator.rawValue): \(mutant.code)"
    }
}

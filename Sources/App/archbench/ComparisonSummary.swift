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

    /// The implementations and metrics that a report lacks and the other one has.
    struct Missing: Encodable {
        let implementations: [String]
        let metrics: [Metric]

        init(_ missing: ReportComparison.Missing) {
            implementations = missing.implementations.map(\.description)
            metrics = missing.metrics
        }
    }

    let isComparable: Bool
    let missingInOld: Missing
    let missingInNew: Missing
    /// The metrics whose values differ; none if the reports have no difference.
    let differentMetrics: [Metric]
    let contradictions: [String]
    let conditions: [ReportComparison.GateResult]
    let mutants: [Mutants]

    init(_ comparison: ReportComparison, _ results: [ReportComparison.GateResult]) {
        isComparable = comparison.isComparable
        missingInOld = Missing(comparison.missingInOld)
        missingInNew = Missing(comparison.missingInNew)
        differentMetrics = comparison.differentMetrics
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

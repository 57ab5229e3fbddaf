internal import CellLines
internal import Latency
internal import Matrix
internal import Mutation
internal import Provenance
internal import Statistics
internal import Structure
internal import Tracing

extension Report {
    /// What in the report contradicts itself, so that no page can be drawn; `nil` where nothing does.
    ///
    /// A report that was measured is consistent. One that was edited by hand may not be.
    var inconsistency: String? {
        guard !matrix.isEmpty else { return "it has no feature" }
        guard Set(features).count == features.count else { return "it has a feature twice" }
        guard descriptions.map(\.feature) == features else {
            return "it has not one description for each feature"
        }
        return FigureRange.breach(in: self) ?? inconsistencyOfOrigins
            ?? inconsistencyOfComplexity ?? inconsistencyOfStructure ?? inconsistencyOfMutation
            ?? inconsistencyOfLatency
            ?? inconsistencyOfInstructions ?? inconsistencyOfGrowth ?? inconsistencyOfTrace
    }

    private var inconsistencyOfOrigins: String? {
        let known = provenance.origins.map(\.measure)
        guard Set(known).count == known.count else {
            return "it tells twice when a measure was made"
        }
        return outcomes.first { $0.outcome == .measured && !known.contains($0.measure) }
            .map { "it does not tell when and from which commit \($0.measure) was measured" }
    }

    private var inconsistencyOfComplexity: String? {
        for cell in complexity.value ?? [] where !isConsistent(cell) {
            return "the complexity of \(cell.cell.moduleName) is not the sum over its roles"
        }
        return nil
    }

    private var inconsistencyOfStructure: String? {
        for cell in structure.value ?? [] where !isConsistent(cell) {
            return "the structure of \(cell.cell.moduleName) is not the sum over its roles"
        }
        return nil
    }

    private var inconsistencyOfMutation: String? {
        for cell in mutation.value ?? [] where !isConsistent(cell) {
            return "the mutation scores of \(cell.cell.moduleName) contradict one another"
        }
        return nil
    }

    private var inconsistencyOfInstructions: String? {
        guard let instructions = instructions.value else { return nil }
        guard instructions.rows == matrix else {
            return "instructions were counted of other variants than the report has"
        }
        for script in instructions.scripts {
            guard script.counts.count == variants(of: script.feature).count else {
                return "\(script.script) has not one count of instructions for each variant"
            }
            guard script.counts.compactMap(\.perCall).allSatisfy({ $0 > 0 && $0.isFinite }) else {
                return "\(script.script) has a count of instructions that is not above zero"
            }
        }
        return nil
    }

    private var inconsistencyOfGrowth: String? {
        guard let growth = growth.value else { return nil }
        guard growth.rows == matrix else {
            return "growth was measured of other variants than the report has"
        }
        for script in growth.scripts {
            let isWhole =
                script.variants.count == variants(of: script.feature).count
                && script.variants.allSatisfy { $0.nanosecondsPerCall.count == script.sizes.count }
            guard isWhole else {
                return "growth of \(script.script) has not one figure for each variant and size"
            }
            guard script.variants.map(\.latency).allSatisfy({ isConsistent($0) }) else {
                return "growth of \(script.script) has an exponent outside of its interval"
            }
        }
        return nil
    }

    private func isConsistent(_ growth: Growth) -> Bool {
        ([growth.lastStep] + (growth.fit.map { [$0.exponent] } ?? [])).allSatisfy {
            $0.lower <= $0.exponent && $0.exponent <= $0.upper
        }
    }

    private var inconsistencyOfTrace: String? {
        (trace.value?.scripts ?? []).first { script in
            script.variants.map(\.variant) != variants(of: script.feature)
                || script.variants.contains { $0.interactions.isEmpty }
        }
        .map { "\($0.script) has not one trace for each variant of the report" }
    }

    private func isConsistent(_ complexity: CellComplexity) -> Bool {
        let roles = complexity.roles.map(\.figures)
        return roles.reduce(0) { $0 &+ $1.functions } == complexity.total.functions
            && roles.reduce(0) { $0 &+ $1.complexity } == complexity.total.complexity
    }

    private func isConsistent(_ structure: CellStructure) -> Bool {
        let roles = structure.roles.map(\.counts)
        let total = structure.total
        return [
            \DeclarationCounts.classes, \.structs, \.enums, \.protocols, \.functions, \.properties,
        ].allSatisfy { count in
            roles.reduce(0) { $0 &+ $1[keyPath: count] } == total[keyPath: count]
        }
    }

    private func isConsistent(_ mutation: CellMutation) -> Bool {
        let total = mutation.total
        let scores = mutation.roles.map(\.score)
        let isSum = [\MutationScore.mutants, \.killedWithoutView, \.killed].allSatisfy { count in
            scores.reduce(0) { $0 &+ $1[keyPath: count] } == total[keyPath: count]
        }
        return isSum && total.killedWithoutView <= total.killed
            && total.mutants &- total.killed == mutation.survivors.count
    }
}

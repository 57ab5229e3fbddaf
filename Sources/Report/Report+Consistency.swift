internal import CellLines
internal import Coverage
internal import Latency
internal import Lines
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
            ?? MeasureKind.all.lazy.compactMap { $0.inconsistency(self) }.first
    }

    /// The first cell of the report that figures lack, in words; `nil` where they lack none.
    private func missing(_ figures: String, in cells: [Cell]?) -> String? {
        guard let cells else { return nil }
        return matrix.cells.first { !cells.contains($0) }.map { "it has no \(figures) of \($0)" }
    }

    var inconsistencyOfSameness: String? {
        guard let records = sameness.value else { return nil }
        if records.map(\.feature) != features { return "it has not one sameness for each feature" }
        return records.first { $0.events < 1 }.map {
            "nothing happened in the scripts of \($0.feature)"
        }
    }

    var inconsistencyOfLines: String? {
        if let reason = missing("lines", in: lines.value?.map(\.cell)) { return reason }
        return lines.value?.first { cell in
            let roles = cell.roles.map(\.lines)
            return cell.sources.code < 1
                || roles.reduce(0) { $0 &+ $1.code } != cell.sources.code
                || roles.reduce(0) { $0 &+ $1.files } != cell.sources.files
        }
        .map { "the lines of \($0.cell.moduleName) are not the sum over its roles" }
    }

    var inconsistencyOfCoverage: String? {
        if let reason = missing("coverage", in: coverage.value?.map(\.cell)) { return reason }
        return coverage.value?.first { cell in
            let roles = cell.roles.map(\.counts.lines)
            return roles.reduce(0) { $0 &+ $1.covered } != cell.total.lines.covered
                || roles.reduce(0) { $0 &+ $1.count } != cell.total.lines.count
                || cell.total.lines.covered > cell.total.lines.count
        }
        .map { "the coverage of \($0.cell.moduleName) is not the sum over its roles" }
    }

    private var inconsistencyOfOrigins: String? {
        let known = provenance.origins.map(\.measure)
        guard Set(known).count == known.count else {
            return "it tells twice when a measure was made"
        }
        return outcomes.first { $0.outcome == .measured && !known.contains($0.measure) }
            .map { "it does not tell when and from which commit \($0.measure) was measured" }
    }

    var inconsistencyOfComplexity: String? {
        if let reason = missing("complexity", in: complexity.value?.map(\.cell)) { return reason }
        for cell in complexity.value ?? [] where !isConsistent(cell) {
            return "the complexity of \(cell.cell.moduleName) is not the sum over its roles"
        }
        return nil
    }

    var inconsistencyOfStructure: String? {
        if let reason = missing("structure", in: structure.value?.map(\.cell)) { return reason }
        for cell in structure.value ?? [] where !isConsistent(cell) {
            return "the structure of \(cell.cell.moduleName) is not the sum over its roles"
        }
        return nil
    }

    var inconsistencyOfMutation: String? {
        if let reason = missing("mutation", in: mutation.value?.map(\.cell)) { return reason }
        for cell in mutation.value ?? [] where !isConsistent(cell) {
            return "the mutation scores of \(cell.cell.moduleName) contradict one another"
        }
        return nil
    }

    var inconsistencyOfInstructions: String? {
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

    var inconsistencyOfGrowth: String? {
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

    var inconsistencyOfTrace: String? {
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

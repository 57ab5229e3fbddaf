internal import CellSources
internal import Coverage
internal import Latency
internal import Matrix
internal import Mutation
internal import Report
internal import Structure
internal import Tracing

extension Report {
    /// What the feature was called and did when it was measured.
    func description(of feature: Feature) -> FeatureDescription? {
        descriptions.first { $0.feature == feature }
    }

    /// The feature's name, as the report has it.
    func title(of feature: Feature) -> String {
        description(of: feature)?.title ?? feature.name
    }

    func lines(of cell: Cell) -> CellLines? {
        lines.value?.first { $0.cell == cell }
    }

    func complexity(of cell: Cell) -> CellComplexity? {
        complexity.value?.first { $0.cell == cell }
    }

    func reuse(of cell: Cell) -> CellReuse? {
        reuse.value?.first { $0.cell == cell }
    }

    func structure(of cell: Cell) -> CellStructure? {
        structure.value?.first { $0.cell == cell }
    }

    func coverage(of cell: Cell) -> CellCoverage? {
        coverage.value?.first { $0.cell == cell }
    }

    func mutation(of cell: Cell) -> CellMutation? {
        mutation.value?.first { $0.cell == cell }
    }

    func latency(of feature: Feature) -> LatencyMeasurement.OfFeature? {
        latency.value?.features.first { $0.feature == feature }
    }

    func latencyScripts(of feature: Feature) -> [LatencyMeasurement.OfScript] {
        latency.value?.scripts.filter { $0.feature == feature } ?? []
    }

    func growthScripts(of feature: Feature) -> [GrowthMeasurement.OfScript] {
        growth.value?.scripts.filter { $0.feature == feature } ?? []
    }

    func tracedScripts(of feature: Feature) -> [TraceMeasurement.OfScript] {
        trace.value?.scripts.filter { $0.feature == feature } ?? []
    }

    /// What one call of a script takes in the variant of an index.
    func instructions(of script: LatencyMeasurement.OfScript, _ index: Int) -> InstructionCount? {
        instructions.value?.scripts
            .first { $0.feature == script.feature && $0.script == script.script }?
            .counts[index]
    }

    func cells(of feature: Feature) -> [Cell] {
        variants(of: feature).map { Cell(feature: feature, variant: $0) }
    }

    /// What the variants of every feature are held against; `nil` where features differ in it.
    var referenceTitle: String? {
        let titles = Set(features.map(\.reference.title))
        return titles.count == 1 ? titles.first : nil
    }

    /// The measures without figures, each with the reason, as a list; none where all have some.
    var gaps: [Block] {
        let items = zip(MeasureKind.all, outcomes).compactMap { kind, measure -> Prose? in
            switch measure.outcome {
            case .measured: nil
            case .notAvailable(let reason): "**\(kind.title)**: not available. \(reason)"
            case .leftOut: "**\(kind.title)**: not measured in this run, by request."
            }
        }
        return items.isEmpty ? [] : [.items(items)]
    }
}

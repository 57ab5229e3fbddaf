internal import Matrix
internal import Report
internal import Toolchain

/// How figures of one kind are made: what that takes, what they depend on, and what runs. ``all`` is
/// the one list of them.
@MainActor
struct Measure {
    /// What must be there before a measure can run.
    enum Need: Sendable {
        case toolchain
        /// The probe that times, and before that a proof that variants are the same.
        case probe
    }

    /// That of a ``MeasureKind``.
    let name: String
    let needs: Need?
    /// How many steps a person sees.
    let stepCount: Int
    /// Whether a quick run has it.
    let isQuick: Bool
    /// What the figures of a cell or a feature depend on besides machine, toolchain and the variants of
    /// a feature; `nil` where they are made as fast as they would be found again.
    let dependencies: ((SourceDigests.OfUnit, ReportRun.Settings) -> [String])?
    /// Writes what is built for a measure, and tells how that is built.
    typealias BuildAhead =
        @MainActor (ReportRun, ReportRun.Tools) throws(WorkbenchError) -> @Sendable () async -> Void
    /// How what it takes is built beside other measures; `nil` where that has to wait for its turn.
    let buildAhead: BuildAhead?
    /// What figures of some rows are kept by.
    let units: ([MatrixRow]) -> [FigureUnit]
    /// Takes over the figures of earlier runs, as far as there are any.
    let begin: @MainActor (Measure, inout CachedMeasures) async -> MeasureTask

    init<Value: DivisibleFigures>(
        _ name: String,
        needs: Need? = nil,
        steps: Int = 1,
        isQuick: Bool = true,
        buildAhead: BuildAhead? = nil,
        dependsOn dependencies: ((SourceDigests.OfUnit, ReportRun.Settings) -> [String])?,
        into figures: WritableKeyPath<Report, Measured<Value>>,
        run:
            @escaping @MainActor (ReportRun, ReportRun.Tools, inout ReportRun.Steps)
            async throws(WorkbenchError) -> Measured<Value>
    ) {
        self.name = name
        self.needs = needs
        stepCount = steps
        self.isQuick = isQuick
        self.buildAhead = buildAhead
        self.dependencies = dependencies
        units = Value.units
        begin = { measure, cache in
            let units = measure.units(cache.rows)
            var found: [FigureUnit: Value] = await cache.find(measure)
            if Value.joined(units.compactMap { found[$0] }) == nil {
                found = [:]
                cache.forgetOrigins(of: measure)
            }
            return MeasureTask(
                measure: measure,
                units: units,
                found: found,
                figures: figures,
                run: run
            )
        }
    }
}

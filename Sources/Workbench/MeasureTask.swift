internal import Matrix
internal import Report

/// A measure in one run: what earlier runs have left to measure, and how that is done.
@MainActor
struct MeasureTask {
    let measure: Measure
    /// Of what figures are missing.
    let missing: [FigureUnit]
    /// Makes what is missing, and puts all figures into a report.
    let complete:
        @MainActor (
            ReportRun, ReportRun.Tools, inout CachedMeasures, inout Report, inout ReportRun.Steps
        )
            async throws(WorkbenchError) -> Void

    /// - Parameters:
    ///   - units: what figures are asked for.
    ///   - found: those that earlier runs made, which can be put together.
    ///   - figures: where in a report they belong.
    ///   - run: makes figures of all that a run looks at.
    init<Value: DivisibleFigures>(
        measure: Measure,
        units: [FigureUnit],
        found: [FigureUnit: Value],
        figures: WritableKeyPath<Report, Measured<Value>>,
        run:
            @escaping @MainActor (ReportRun, ReportRun.Tools, inout ReportRun.Steps)
            async throws(WorkbenchError) -> Measured<Value>
    ) {
        self.measure = measure
        missing = units.filter { found[$0] == nil }
        complete = { [missing] (owner, tools, cache, report, steps) async throws(WorkbenchError) in
            var parts = found
            var left = missing
            while !left.isEmpty {
                let start = cache.start()
                let measured = try await run(owner.narrowed(to: left), tools, &steps)
                guard let value = measured.value else {
                    cache.forgetOrigins(of: measure)
                    report[keyPath: figures] = measured
                    return
                }
                for unit in left { parts[unit] = value.part(unit) }
                if let whole = Value.joined(units.compactMap { parts[$0] }) {
                    report[keyPath: figures] = .figures(whole)
                    try measure.check(report)
                    let kept = left.compactMap { unit in parts[unit].map { (unit, $0) } }
                    return await cache.keep(kept, of: measure, since: start)
                }
                guard left != units else {
                    throw .fault("The results of \(measure.name) cannot be combined.")
                }
                // What was found was made in another way, so it cannot stand beside this.
                left = units
                cache.forgetOrigins(of: measure)
            }
            if let whole = Value.joined(units.compactMap { parts[$0] }) {
                report[keyPath: figures] = .figures(whole)
            }
        }
    }
}

extension Measure {
    /// Figures that make no sense would be found again and again.
    fileprivate func check(_ report: Report) throws(WorkbenchError) {
        let kind = MeasureKind.all.first { $0.name == name }
        guard let reason = kind?.inconsistency(report) else { return }
        throw .fault("The results of \(name) are inconsistent, so they are not stored: \(reason).")
    }
}

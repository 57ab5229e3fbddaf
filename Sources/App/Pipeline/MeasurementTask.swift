internal import InputFiles
internal import Matrix
internal import Report

/// A measurement in one run, with the units that are not cached.
@MainActor
struct MeasurementTask {
    let measurement: MetricMeasurement
    /// The units that still have to be measured.
    let missing: [ResultUnit]
    /// Measures the missing units and puts all results into a report.
    let complete:
        @MainActor (
            ReportRun, ReportRun.Tools, inout CachedResults, inout Report, inout ReportRun.Steps
        )
            async throws(ApplicationError) -> Void

    /// - Parameters:
    ///   - units: the requested units.
    ///   - found: the cached results, which can be joined.
    ///   - values: the place of the results in a report.
    ///   - obstacle: the reason why units that are not cached cannot be measured.
    ///   - run: measures all units of a run.
    init<Value: DivisibleResults>(
        measurement: MetricMeasurement,
        units: [ResultUnit],
        found: [ResultUnit: Value],
        values: WritableKeyPath<Report, Measured<Value>>,
        obstacle: String?,
        run:
            @escaping @MainActor (ReportRun, ReportRun.Tools, inout ReportRun.Steps)
            async throws(ApplicationError) -> Measured<Value>
    ) {
        self.measurement = measurement
        let missing = units.filter { found[$0] == nil }
        if let obstacle, !missing.isEmpty {
            self.missing = []
            complete = { (_, _, _, report, _) in
                report[keyPath: values] = .notAvailable(obstacle + ".")
            }
            return
        }
        self.missing = missing
        complete = { (owner, tools, cache, report, steps) async throws(ApplicationError) in
            var parts = found
            var left = missing
            while !left.isEmpty {
                let start = cache.start()
                let measured = try await run(owner.narrowed(to: left), tools, &steps)
                guard let value = measured.value else {
                    cache.forgetOrigins(of: measurement)
                    report[keyPath: values] = measured
                    return
                }
                for unit in left { parts[unit] = value.part(unit) }
                if let whole = Value.joined(units.compactMap { parts[$0] }) {
                    report[keyPath: values] = .values(whole)
                    // The cache would return inconsistent results forever.
                    if let reason = report.inconsistency(of: measurement.metric) {
                        throw .fault(
                            "The results of \(measurement.metric.rawValue) are inconsistent, so they are not "
                                + "stored: \(reason)."
                        )
                    }
                    let kept = left.compactMap { unit in parts[unit].map { (unit, $0) } }
                    return await cache.keep(kept, of: measurement, since: start)
                }
                guard left != units else {
                    throw .fault(
                        "The results of \(measurement.metric.rawValue) cannot be combined."
                    )
                }
                // The cached results were measured in another way, so they cannot be joined with
                // new ones.
                left = units
                cache.forgetOrigins(of: measurement)
            }
            if let whole = Value.joined(units.compactMap { parts[$0] }) {
                report[keyPath: values] = .values(whole)
            }
        }
    }
}

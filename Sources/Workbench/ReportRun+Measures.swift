internal import CellLines
internal import Coverage
internal import Latency
internal import LivingObjects
internal import Matrix
internal import Mutation
internal import Report
internal import Sameness
internal import Scripts
internal import Structure
internal import Toolchain
internal import Tracing

/// What runs for each measure.
extension ReportRun {
    func playScripts(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[SamenessRecord]> {
        let toolchain = try tools.toolchain
        let player = CellPlayer(packageRoot: packageRoot, toolchain: toolchain)
        do {
            steps.begin("Building what plays scripts")
            defer { progress.end() }
            try await player.prepare()
        }
        steps.begin("Playing scripts on all variants")
        defer { progress.end() }
        var records: [SamenessRecord] = []
        for row in settings.rows {
            let feature = row.feature
            progress.update(feature.contract.title)
            let run = CheckRun(row, player: player)
            let named = try await run.playNamedScripts()
            let random = try await run.playRandomScripts(
                count: settings.randomScripts,
                seed: settings.latency.seed
            )
            let failures = named.failures + random.failures
            guard failures.isEmpty else { throw .notSame(failures) }
            records.append(
                SamenessRecord(
                    feature: feature,
                    namedScripts: named.scriptCount,
                    randomScripts: random.scriptCount,
                    events: named.eventCount + random.eventCount,
                    seed: settings.latency.seed,
                    seesLivingObjects: ObjectRecorder.isAvailable
                )
            )
        }
        return .figures(records)
    }

    func countLines(
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[CellLines]> {
        steps.begin("Counting lines")
        defer { progress.end() }
        let measure = CellLinesMeasure(packageRoot: packageRoot)
        var figures: [CellLines] = []
        for cell in cells {
            do {
                figures.append(try await measure.measure(cell))
            } catch {
                throw .failed(error.description)
            }
        }
        return .figures(figures)
    }

    func countComplexity(
        _ steps: inout Steps
    ) throws(WorkbenchError) -> Measured<[CellComplexity]> {
        steps.begin("Counting complexity")
        defer { progress.end() }
        let measure = CellComplexityMeasure(packageRoot: packageRoot)
        var figures: [CellComplexity] = []
        for cell in cells {
            do {
                figures.append(try measure.measure(cell))
            } catch {
                throw .failed(error.description)
            }
        }
        return .figures(figures)
    }

    /// A build of the package in a folder below it.
    private func packageBuild(in folder: String, with toolchain: SwiftToolchain) -> PackageBuild {
        PackageBuild(
            packageRoot: packageRoot,
            scratchFolder: "\(packageRoot)/\(folder)",
            toolchain: toolchain
        )
    }

    /// A build of all cells with their tests, which writes their index and reports what tests
    /// execute, in a folder that keeps what did not change.
    private func cellBuild(
        with toolchain: SwiftToolchain
    ) throws(WorkbenchError) -> PackageBuild {
        try CellBuild(cells: cells, packageRoot: packageRoot, folder: ".build/archbench/cells")
            .packageBuild(with: toolchain)
    }

    func measureCoverage(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[CellCoverage]> {
        let toolchain = try tools.toolchain
        let measure = CoverageMeasure(try cellBuild(with: toolchain))
        do {
            steps.begin("Building the cells and their tests with coverage")
            defer { progress.end() }
            try await measure.build()
        } catch {
            throw WorkbenchError(error)
        }
        steps.begin("Running the tests of each cell")
        defer { progress.end() }
        var figures: [CellCoverage] = []
        for (index, cell) in cells.enumerated() {
            progress.update("\(cell), \(index + 1) of \(cells.count)")
            do {
                figures.append(try await measure.measure(cell))
            } catch {
                throw WorkbenchError(error)
            }
        }
        return .figures(figures)
    }

    func measureStructure(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[CellStructure]> {
        let toolchain = try tools.toolchain
        let isBuilt = steps.has("coverage")
        steps.begin(isBuilt ? "Reading the index" : "Building the cells and reading their index")
        defer { progress.end() }
        // The build with coverage has written an index too.
        let build =
            isBuilt
            ? try cellBuild(with: toolchain)
            : try RuleCheckRun.packageBuild(of: cells, packageRoot: packageRoot, toolchain)
        let measure = StructureMeasure(build)
        do {
            if !isBuilt { try await measure.build() }
            return .figures(try measure.measure(cells))
        } catch {
            throw WorkbenchError(error)
        }
    }

    /// - Parameter coverage: which lines need a view, where this was measured.
    func measureMutation(
        with tools: Tools,
        coverage: [CellCoverage],
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[CellMutation]> {
        let toolchain = try tools.toolchain
        let measure = MutationMeasure(
            packageBuild(in: ".build/archbench/mutation", with: toolchain)
        )
        let mutants: BuiltMutants
        do {
            steps.begin("Building mutants of the cells")
            defer { progress.end() }
            mutants = try await measure.build(cells)
        } catch {
            throw WorkbenchError(error)
        }
        steps.begin("Running tests on \(mutants.count) mutants")
        defer { progress.end() }
        do {
            return .figures(
                try await measure.measure(
                    mutants,
                    viewLines: ViewLines(coverage)
                ) { [progress, count = mutants.count] done in
                    progress.update("\(done) of \(count) done")
                }
            )
        } catch {
            throw WorkbenchError(error)
        }
    }

    /// About how long measuring latency takes, rounded to what an estimate is worth.
    private var expectedSeconds: Int {
        let seconds = settings.latency.expectedSeconds(benches: settings.rows.benches)
        return max(Int((seconds / 5).rounded()) * 5, 5)
    }

    func buildProbe(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> LatencyMeasure {
        let toolchain = try tools.toolchain
        let probe = LatencyMeasure(
            PackageBuild(
                packageRoot: packageRoot,
                scratchFolder: LatencyMeasure.scratchFolder(in: packageRoot),
                toolchain: toolchain
            )
        )
        steps.begin("Building the probe")
        defer { progress.end() }
        do {
            try await probe.build()
        } catch {
            throw WorkbenchError(error)
        }
        return probe
    }

    func countInstructions(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<InstructionMeasurement> {
        let probe = try tools.probe
        steps.begin("Counting instructions")
        defer { progress.end() }
        do {
            return .figures(
                try await probe.countInstructions(
                    settings.rows,
                    progress: { [progress, count = settings.rows.variants.count] done in
                        progress.update("\(done) of \(count) variants done")
                    }
                )
            )
        } catch .notCounted(let obstacle) {
            return .notAvailable(LatencyFailure.notCounted(obstacle).description)
        } catch {
            throw WorkbenchError(error)
        }
    }

    func measureGrowth(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<GrowthMeasurement> {
        let probe = try tools.probe
        steps.begin("Measuring growth")
        defer { progress.end() }
        do {
            return .figures(
                try await probe.measureGrowth(
                    settings.rows,
                    settings: settings.growth,
                    progress: { [progress, count = settings.growth.processes] done in
                        progress.update("process \(done + 1) of \(count)")
                    }
                )
            )
        } catch {
            throw WorkbenchError(error)
        }
    }

    func measureLatency(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<LatencyMeasurement> {
        let probe = try tools.probe
        steps.begin("Measuring latency, about \(expectedSeconds) s")
        defer { progress.end() }
        do {
            return .figures(
                try await probe.measure(
                    settings.rows,
                    settings: settings.latency,
                    progress: { [progress, count = settings.latency.processes] done in
                        progress.update("process \(done + 1) of \(count)")
                    }
                )
            )
        } catch {
            throw WorkbenchError(error)
        }
    }

    func traceCalls(
        with tools: Tools,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<TraceMeasurement> {
        let toolchain = try tools.toolchain
        steps.begin("Tracing calls")
        defer { progress.end() }
        return try await TraceRun.measure(
            settings.rows,
            packageRoot: packageRoot,
            toolchain: toolchain
        )
    }
}

extension ViewLines {
    fileprivate init(_ coverage: [CellCoverage]) {
        let files = coverage.map { cell in
            let lines = cell.withoutView.roles.flatMap(\.onlyWithView).map { file in
                (file.file, Set(file.lines.flatMap(\.self)))
            }
            return (cell.cell, Dictionary(lines) { $0.union($1) })
        }
        self.init(Dictionary(uniqueKeysWithValues: files))
    }
}

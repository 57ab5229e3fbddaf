internal import Foundation
package import InputFiles
package import Matrix
internal import Scenarios
internal import Statistics
package import Toolchain

/// The measurements of run-time cost with the run-time probe. Latency is measured in several
/// processes, each with a binary that is linked in an order of its own.
package struct RunTimeMeasure: Sendable {
    /// The flags, which are the same for all variants. The standard library is static, because with
    /// the dynamic one allocating code differs between launches of the same binary. Optimization
    /// across modules is off, so that each layer remains as in its source. Merging of equal
    /// functions is off, because it makes identical implementations differ. Functions begin at
    /// multiples of 64 bytes and are in separate sections, so that a linker can lay them out in any
    /// order.
    package static let buildFlags =
        [
            "--configuration", "release",
            // Line tables give the owner of an instruction. They do not change the code.
            "-debug-info-format", "dwarf", "-Xswiftc", "-gline-tables-only",
            "-Xswiftc", "-disable-cmo",
            "-Xswiftc", "-Xllvm", "-Xswiftc", "-swiftmergefunc-threshold=0",
            "-Xswiftc", "-Xllvm", "-Xswiftc", "-align-all-functions=6",
        ] + Platform.layoutFlags

    /// The flags of all probes that are not slowed down by them, so that they share compiled
    /// modules.
    package static var sharedFlags: [String] { buildFlags + linkerFlags(layout: 0) }

    /// Returns the flags for a layout. The positions of functions make identical implementations
    /// differ by some percent, equally in every run of a binary. So each process measures a binary
    /// that is linked in an order of its own.
    ///
    /// Source: T. Mytkowicz, A. Diwan, M. Hauswirth, P. Sweeney, "Producing Wrong Data Without
    /// Doing Anything Obviously Wrong!", ASPLOS 2009.
    private static func linkerFlags(layout: UInt64) -> [String] {
        Platform.linkOrder(seed: layout)
    }

    /// Returns the scratch folder of the probe. It is separate, because only builds with the same
    /// flags can share one.
    package static func scratchFolder(in packageRoot: String) -> String {
        "\(packageRoot)/.build/archbench/latency"
    }

    let packageBuild: PackageBuild

    package init(_ packageBuild: PackageBuild) {
        self.packageBuild = packageBuild
    }

    var binary: String { "\(packageBuild.scratchFolder)/release/RunTimeProbe" }

    /// Compiles the probe, and links it in a layout that does not depend on the seed.
    package func build() async throws(ApplicationError) {
        try await build(layout: 0)
    }

    /// The number of binaries that are linked at a time. Nothing is linked during timing, and a
    /// binary takes tens of megabytes.
    private static let linkedAhead = min(ProcessInfo.processInfo.activeProcessorCount, 4)

    /// Links the compiled modules in other layouts, each into a file of its own. If SwiftPM's link
    /// command is not known, SwiftPM links the first layout only, into its usual file.
    ///
    /// - Returns: the paths of the binaries, at least one.
    private func link(
        _ command: LinkCommand?,
        layouts: [UInt64]
    ) async throws(ApplicationError) -> [String] {
        let commands = layouts.enumerated().compactMap { index, layout in
            let path = "\(binary)-\(index)"
            let flags = Self.linkerFlags(layout: layout)
            return command?.replacing(Self.linkerFlags(layout: 0), with: flags)?
                .writing(to: path, module: "RunTimeProbe\(index)")
                .map { (command: $0, binary: path) }
        }
        guard commands.count == layouts.count else {
            try await build(layout: layouts[0])
            return [binary]
        }
        return try await ConcurrentRuns.results(of: commands) {
            (entry) async throws(ApplicationError) in
            try await entry.command.run()
            return entry.binary
        }
    }

    /// The command with which SwiftPM linked the probe.
    private var linkCommand: LinkCommand? {
        FileManager.default.contents(atPath: "\(packageBuild.scratchFolder)/release.yaml").flatMap {
            manifest in
            LinkCommand(
                linking: "RunTimeProbe",
                manifest: String(decoding: manifest, as: UTF8.self)
            )
        }
    }

    private func build(layout: UInt64) async throws(ApplicationError) {
        try await packageBuild.run(
            ["--product", "RunTimeProbe"],
            flags: Self.buildFlags + Self.linkerFlags(layout: layout)
        )
    }

    /// Runs the processes of the probe, one after the other. The probe must have been built.
    ///
    /// - Parameter progress: called before each process with the number of finished ones.
    package func measure(
        _ rows: [MatrixRow],
        settings: LatencySettings,
        progress: @Sendable (Int) -> Void
    ) async throws(ApplicationError) -> LatencyMeasurement {
        var measured: [MeasuredScenario] = []
        var firstHash = ""
        var remaining = rows
        var processes = 0
        while processes < settings.processes, !remaining.isEmpty {
            let next = min(
                processes == 0
                    ? LatencySettings.leastProcesses : LatencySettings.processesPerStep,
                settings.processes - processes
            )
            let (results, hash): ([ProbeResult], String) = try await runOneByOne(
                (processes..<(processes + next)).map { process in
                    .latency(
                        ProbeRequest(rows: remaining, settings: settings, process: process)
                    )
                },
                seed: settings.seed,
                first: processes,
                progress: progress
            )
            if processes == 0 { firstHash = hash }
            processes += next
            measured = MeasuredScenario.adding(results, to: measured)
            guard processes < settings.processes else { break }
            var imprecise: Set<Feature> = []
            for scenario in measured where try !scenario.isPrecise {
                imprecise.insert(scenario.feature)
            }
            remaining.removeAll { !imprecise.contains($0.feature) }
        }
        let scenarios = try scenarios(from: measured)
        return try LatencyMeasurement(
            settings: settings,
            buildFlags: Self.buildFlags,
            binaryHashes: [firstHash],
            rows: rows,
            scenarios: scenarios,
            features: estimates(of: rows.features, from: scenarios)
        )
    }

    /// Runs processes of the probe one after the other, each linked in an order of its own.
    ///
    /// - Parameters:
    ///   - first: the number of the first process, which determines the layouts.
    ///   - progress: called before each process with the number of finished ones.
    /// - Returns: the results, and the git hash of the first process's binary.
    func runOneByOne<Result: Decodable>(
        _ tasks: [ProbeTask],
        seed: UInt64,
        first: Int = 0,
        progress: @Sendable (Int) -> Void
    ) async throws(ApplicationError) -> (results: [Result], binaryHash: String) {
        var results: [Result] = []
        var firstHash = ""
        let command = linkCommand
        while results.count < tasks.count {
            progress(first + results.count)
            let ahead = results.count..<min(results.count + Self.linkedAhead, tasks.count)
            let layouts = ahead.map { seed &+ UInt64(first + $0) &+ 1 }
            let binaries = try await link(command, layouts: layouts)
            if results.isEmpty { firstHash = hash(of: binaries[0]) }
            for (task, linked) in zip(tasks[ahead], binaries) {
                progress(first + results.count)
                results.append(try await run(task, in: linked))
            }
            for path in binaries where path != binary {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
        return (results, firstHash)
    }

    /// Runs the probe.
    ///
    /// - Parameter linked: the path of the binary; `nil` for the one that was built.
    func run<Result: Decodable>(
        _ task: ProbeTask,
        in linked: String? = nil,
        environment: [String: String] = [:]
    ) async throws(ApplicationError) -> Result {
        try await ProbeProcess(linked ?? binary, environment: environment).result(of: task)
    }

    /// Returns the digest of a binary, which only identifies it.
    private func hash(of binary: String) -> String {
        GitHash.digest(ofFile: binary) ?? "not available"
    }

    private func scenarios(
        from measured: [MeasuredScenario]
    ) throws(ApplicationError) -> [LatencyMeasurement.OfScenario] {
        var scenarios: [LatencyMeasurement.OfScenario] = []
        for scenario in measured {
            guard let first = scenario.results.first else { continue }
            do {
                let allocations = AllocationValues(
                    processes: scenario.results.map(\.allocations),
                    calls: first.countedCalls,
                    obstacle: scenario.allocationObstacle
                )
                scenarios.append(
                    try measurement(of: first, in: scenario.results, allocations: allocations)
                )
            } catch {
                throw .statistics(error)
            }
        }
        return scenarios
    }

    private func measurement(
        of scenario: ProbeResult.OfScenario,
        in results: [ProbeResult.OfScenario],
        allocations: AllocationValues
    ) throws(StatisticsError) -> LatencyMeasurement.OfScenario {
        // A picosecond is far below the resolution of a clock.
        let raw = results.map { result in
            result.nanosecondsPerCall.map { round in
                round.map { ($0 * 1_000).rounded() / 1_000 }
            }
        }
        let rounds = try LatencyRounds(nanosecondsPerCall: raw)
        var medians: [Double] = []
        for variant in 0..<rounds.variantCount {
            var ofProcesses: [Double] = []
            for process in raw {
                ofProcesses.append(try median(of: process.map { $0[variant] }))
            }
            medians.append(try median(of: ofProcesses))
        }
        let contract = scenario.feature.contract
        let summary =
            contract.latencyScenarios.first { $0.name == scenario.scenario }?.summary ?? ""
        return LatencyMeasurement.OfScenario(
            feature: scenario.feature,
            scenario: scenario.scenario,
            summary: summary,
            callsPerBatch: scenario.callsPerBatch,
            emptyNanosecondsPerCall: try median(of: results.map(\.emptyNanosecondsPerCall)),
            rounds: rounds,
            nanosecondsPerCall: medians,
            judgement: try Judgement(rounds: rounds),
            allocations: allocations
        )
    }

    private func estimates(
        of features: [Feature],
        from scenarios: [LatencyMeasurement.OfScenario]
    ) throws(ApplicationError) -> [LatencyMeasurement.OfFeature] {
        var estimates: [LatencyMeasurement.OfFeature] = []
        for feature in features {
            let ofFeature = scenarios.filter { $0.feature == feature }
            do {
                estimates.append(
                    LatencyMeasurement.OfFeature(
                        feature: feature,
                        judgement: try FeatureJudgement(
                            scenarios: ofFeature.map { ($0.scenario, $0.rounds, $0.judgement) }
                        )
                    )
                )
            } catch {
                throw .statistics(error)
            }
        }
        return estimates
    }
}

/// Further measurements with the run-time probe.
extension RunTimeMeasure {
    /// Counts the instructions of each latency scenario, in one process per implementation, as many
    /// at a time as there are processors, because counts do not depend on the load. The probe must
    /// have been built.
    ///
    /// - Parameters:
    ///   - symbolizer: the path of llvm-symbolizer, for the attribution; `nil` to skip it.
    ///   - progress: called with the number of finished implementations, and the number of those that are
    ///     counted: first all, and then the sample that is counted again.
    package func countInstructions(
        _ rows: [MatrixRow],
        symbolizer: String? = nil,
        progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void
    ) async throws(ApplicationError) -> InstructionMeasurement {
        // Random hashing would make lookups differ between runs.
        let environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
        let test: InstructionResult = try await run(.instructionTest, environment: environment)
        if case .notAvailable(let obstacle) = test { throw .notCounted(obstacle) }
        let attributor = symbolizer.map {
            InstructionAttributor(symbolizer: $0, program: binary)
        }
        let requests = rows.implementations.enumerated().map { index, implementation in
            InstructionRequest(
                feature: implementation.feature,
                variant: implementation.variant,
                // Names have one length, so that a request is the same in every report.
                steps: attributor == nil ? nil : "steps-" + String(format: "%04d", index)
            )
        }
        defer {
            for name in (requests + requests.map(\.repeated)).compactMap(\.steps) {
                guard let path = attributor?.path(ofSteps: name) else { continue }
                try? FileManager.default.removeItem(atPath: path)
            }
        }
        let results = try await RepeatedCounts.results(of: requests, digest: hash(of: binary)) {
            (requests) async throws(ApplicationError) in
            let count = requests.count
            return try await ConcurrentRuns.results(
                of: requests,
                progress: { progress($0, count) }
            ) {
                (request) async throws(ApplicationError) -> InstructionResult in
                try await run(.instructions(request), environment: environment)
            }
        }
        let shares = await shares(of: zip(requests, results), with: attributor)
        do {
            return try InstructionMeasurement(
                rows: rows,
                results: zip(results, shares).map(CountedImplementation.init)
            )
        } catch {
            throw .notCounted(error)
        }
    }

    /// Returns the attribution of the counts of each process. An error here does not affect the
    /// counts.
    private func shares(
        of counted: Zip2Sequence<[InstructionRequest], [InstructionResult]>,
        with attributor: InstructionAttributor?
    ) async -> [Result<[[InstructionShare]], InstructionObstacle>] {
        let kept = counted.map { request, result -> Result<Kept, InstructionObstacle> in
            guard let name = request.steps else {
                return .failure(InstructionObstacle("the toolchain has no llvm-symbolizer"))
            }
            guard case .counted(let method, _, let steps?) = result else {
                return .failure(InstructionObstacle("no steps were recorded"))
            }
            guard method == .singleStepping else {
                return .failure(
                    InstructionObstacle(
                        "the processor's counter does not report addresses of instructions"
                    )
                )
            }
            return .success((steps, name))
        }
        let recorded = kept.compactMap { try? $0.get() }
        guard let attributor, !recorded.isEmpty else {
            return kept.map { $0.map { _ in [] } }
        }
        do throws(ApplicationError) {
            var shares = try await attributor.shares(of: recorded) {
                (request) async throws(ApplicationError) in
                try await run(.attribution(request))
            }[...]
            return kept.map { $0.map { _ in shares.removeFirst() } }
        } catch {
            return kept.map { _ in .failure(InstructionObstacle(error.description)) }
        }
    }

    private typealias Kept = (steps: InstructionResult.Steps, name: String)

    /// Measures each scaling scenario at all its sizes, one process at a time. The probe must have
    /// been built.
    ///
    /// - Parameter progress: called before each process with the number of finished ones.
    package func measureScaling(
        _ rows: [MatrixRow],
        settings: ScalingSettings,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(ApplicationError) -> ScalingMeasurement {
        let (results, _): ([ScalingResult], String) = try await runOneByOne(
            (0..<settings.processes).map { process in
                .scaling(
                    ScalingRequest(
                        rows: rows,
                        settings: settings,
                        process: process
                    )
                )
            },
            seed: settings.seed,
            progress: progress
        )
        do {
            return try ScalingMeasurement(settings: settings, rows: rows, results: results)
        } catch {
            throw .statistics(error)
        }
    }
}

/// The counts of one implementation and the attribution of each body.
struct CountedImplementation: Sendable {
    let result: InstructionResult
    /// The attribution, or the reason why it is not known.
    var shares: Result<[[InstructionShare]], InstructionObstacle> =
        .failure(InstructionObstacle("not requested"))
}

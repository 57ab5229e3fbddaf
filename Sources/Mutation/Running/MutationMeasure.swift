internal import CellTestRuns
package import Matrix
internal import Scripts
package import Toolchain

/// Puts faults into cells and asks their tests whether they notice.
package struct MutationMeasure: Sendable {
    private let packageBuild: PackageBuild

    /// - Parameter packageBuild: its scratch folder takes the copy with mutants and the build of that.
    package init(_ packageBuild: PackageBuild) {
        self.packageBuild = packageBuild
    }

    /// Builds the tests of cells with all mutants.
    ///
    /// Mutants that do not compile are taken out, and the build is tried again.
    package func build(_ cells: [Cell]) async throws(MutationFailure) -> BuiltMutants {
        var package = try MutatedPackage(
            cells,
            packageRoot: packageBuild.packageRoot,
            folder: "\(packageBuild.scratchFolder)/package"
        )
        try package.write()
        while true {
            let outcome: ChildProcess.Outcome
            do {
                outcome = try await PackageBuild(
                    packageRoot: package.folder,
                    scratchFolder: buildFolder,
                    toolchain: packageBuild.toolchain
                ).process([], flags: Self.buildFlags).run()
            } catch {
                throw .toolchain(error)
            }
            if outcome.status == 0 { return BuiltMutants(cells, package) }
            let output = String(decoding: outcome.output + outcome.errorOutput, as: UTF8.self)
            guard try package.removeMutants(that: output) else {
                let lines = output.split(separator: "\n").filter { $0.contains("error:") }
                throw .doesNotBuild(output: lines.prefix(20).joined(separator: "\n"))
            }
        }
    }

    /// Nobody looks for a line of what failed here with a debugger.
    private static let buildFlags = PackageBuild.onceFlags + ["-debug-info-format", "none"]

    private var buildFolder: String { "\(packageBuild.scratchFolder)/build" }

    /// Runs the tests of the cells against each mutant whose place they execute: first those without
    /// a view, and where these notice nothing, the others, of which those scripts come first that come by.
    /// The first failure is enough.
    ///
    /// - Parameter progress: hears how many mutants are done.
    package func measure(
        _ built: BuiltMutants,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(MutationFailure) -> [CellMutation] {
        let fates = try await fates(
            of: built.mutants,
            by: Self.allTests,
            progress: progress
        )
        return built.cells.map { cell in
            let results = zip(built.mutants, fates).filter { $0.0.cell == cell }.map {
                (mutant: $0.0, fate: $0.1)
            }
            return CellMutation(cell: cell, results: results, stillborn: built.stillborn(of: cell))
        }
    }

    /// Which of some mutants the tests without a view notice, though others may notice them too.
    ///
    /// - Parameter isAsked: whether it is asked for a mutant.
    package func noticedWithoutView(
        _ built: BuiltMutants,
        where isAsked: (BuiltMutants.Entry) -> Bool
    ) async throws(MutationFailure) -> [(mutant: BuiltMutants.Entry, isNoticed: Bool)] {
        let mutants = built.mutants.filter(isAsked)
        let fates = try await fates(of: mutants, by: [.withoutView]) { _ in }
        return zip(mutants, fates).map { ($0, $1.killer != nil) }
    }

    private static let allTests: Set<CellTestRun.Selection> = [.withoutView, .withView]

    private func fates(
        of mutants: [BuiltMutants.Entry],
        by selections: Set<CellTestRun.Selection>,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(MutationFailure) -> [MutantFate] {
        let tests = CellTestRun(scratchFolder: buildFolder, directory: packageBuild.packageRoot)
        let cells = Array(Set(mutants.map(\.cell)))
        let withoutFault = try await ConcurrentRuns.results(of: cells) {
            (cell) async throws(MutationFailure) in
            (
                met: try await MutantsMet.by(
                    tests,
                    of: cell,
                    selections,
                    environment: Self.environment,
                    folder: packageBuild.scratchFolder
                ),
                timeLimit: try await timeLimit(of: cell, by: selections, tests)
            )
        }
        let known = Dictionary(uniqueKeysWithValues: zip(cells, withoutFault))
        let servers = CellTestServers(tests, environment: Self.environment)
        return try await ConcurrentRuns.results(of: mutants, progress: progress) {
            (mutant) async throws(MutationFailure) -> MutantFate in
            try await fate(
                of: mutant,
                by: known[mutant.cell]?.met.runs(on: mutant.number) ?? [],
                servers,
                timeLimit: known[mutant.cell]?.timeLimit ?? 0
            )
        }
    }

    /// A run on a mutant is stopped when it takes so many times as long as the tests otherwise take,
    /// and so many seconds more, for a machine that is busy with something else. Where it uses a
    /// processor all the time, as one that goes round in a loop, fewer do, since that does not depend on
    /// how busy the machine is.
    package static let timeLimitFactor = 10.0
    package static let timeLimitExtra = 5.0
    package static let processorTimeLimitExtra = 1.0

    /// What tests take without a fault is the measure of what is too long: so many times that, in
    /// seconds, and the extra.
    private func timeLimit(
        of cell: Cell,
        by selections: Set<CellTestRun.Selection>,
        _ tests: CellTestRun
    ) async throws(MutationFailure) -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        do {
            _ = try await tests.pass(
                selections == Self.allTests ? .all : .withoutView,
                of: cell,
                environment: Self.environment
            )
        } catch {
            throw MutationFailure(error)
        }
        return Self.timeLimitFactor * (start.duration(to: clock.now) / .seconds(1))
    }

    /// Describing a crash takes seconds, and nobody reads it.
    private static let environment = ["SWIFT_BACKTRACE": "enable=no"]

    private func fate(
        of mutant: BuiltMutants.Entry,
        by runs: [MutantsMet.Run],
        _ servers: CellTestServers,
        timeLimit: Double
    ) async throws(MutationFailure) -> MutantFate {
        let choice = [MutantChoice.variable: "\(mutant.number)"]
        do {
            for run in runs {
                let scripts = run.scripts.map {
                    [ScriptSelection.variable: $0.joined(separator: ",")]
                }
                let ending = try await servers.run(
                    run.selection,
                    of: mutant.cell,
                    variables: choice.merging(scripts ?? [:]) { $1 },
                    timeLimit: timeLimit + Self.timeLimitExtra,
                    processorTimeLimit: timeLimit + Self.processorTimeLimitExtra
                )
                if ending == .passed { continue }
                return MutantFate(
                    killer: run.selection == .withView ? .withView : .withoutView,
                    wasStopped: ending == .stopped
                )
            }
        } catch {
            throw .toolchain(error)
        }
        return MutantFate(killer: nil, wasStopped: false)
    }
}

package import InputFiles
package import Matrix
internal import Scenarios
internal import TestRuns
package import Toolchain

/// The mutation measurement: injects faults into implementations and runs their tests.
package struct MutationMeasure: Sendable {
    private let packageBuild: PackageBuild

    /// - Parameter packageBuild: a build whose scratch folder contains the mutated sources and
    ///   their build. It is in the package's folder, because the package manager reads no sources
    ///   outside.
    package init(_ packageBuild: PackageBuild) {
        self.packageBuild = packageBuild
    }

    /// Builds the tests of implementations with all mutants.
    ///
    /// Mutants that do not compile are removed, and the build is repeated.
    package func build(_ implementations: [Implementation]) async throws(ApplicationError)
        -> BuiltMutants
    {
        let root = packageBuild.packageRoot
        var sources = try MutatedSources(
            implementations,
            packageRoot: root,
            folder: "\(packageBuild.scratchFolder)/mutants".replacing("\(root)/", with: "")
        )
        try sources.write()
        while true {
            let outcome = try await PackageBuild(
                packageRoot: root,
                scratchFolder: buildFolder,
                toolchain: packageBuild.toolchain,
                environment: sources.selection.environment
            ).process([], flags: PackageBuild.onceFlags).run()
            if outcome.status == 0 { return BuiltMutants(implementations, sources) }
            let output = String(decoding: outcome.output + outcome.errorOutput, as: UTF8.self)
            guard try sources.removeMutants(that: output) else {
                let lines = output.split(separator: "\n").filter { $0.contains("error:") }
                let shown = lines.prefix(20).joined(separator: "\n")
                throw ApplicationError(
                    .notCompiled,
                    "the implementations do not build with mutants:\n\(shown)",
                    details: [shown]
                )
            }
        }
    }

    private var buildFolder: String { "\(packageBuild.scratchFolder)/build" }

    /// Runs the tests of the implementations on each mutant that they execute: first view-free
    /// tests, then, if these do not kill it, the others, beginning with scenarios that execute it.
    /// The first failure is enough.
    ///
    /// - Parameter progress: receives the number of finished mutants.
    package func measure(
        _ built: BuiltMutants,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(ApplicationError) -> [ImplementationMutation] {
        let fates = try await fates(
            of: built.mutants,
            by: Self.allTests,
            progress: progress
        )
        return built.implementations.map { implementation in
            let results = zip(built.mutants, fates).filter { $0.0.implementation == implementation }
                .map {
                    (mutant: $0.0, fate: $0.1)
                }
            return ImplementationMutation(
                implementation: implementation,
                results: results,
                stillborn: built.stillborn(of: implementation)
            )
        }
    }

    /// Returns for some mutants whether view-free tests kill them.
    ///
    /// - Parameter isAsked: whether a mutant is selected.
    package func noticedViewFree(
        _ built: BuiltMutants,
        where isAsked: (BuiltMutants.Entry) -> Bool
    ) async throws(ApplicationError) -> [(mutant: BuiltMutants.Entry, isNoticed: Bool)] {
        let mutants = built.mutants.filter(isAsked)
        let fates = try await fates(of: mutants, by: [.viewFree]) { _ in }
        return zip(mutants, fates).map { ($0, $1.killer != nil) }
    }

    private static let allTests: Set<TestRun.Selection> = [.viewFree, .withView]

    private func fates(
        of mutants: [BuiltMutants.Entry],
        by selections: Set<TestRun.Selection>,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(ApplicationError) -> [MutantFate] {
        let tests = TestRun(
            scratchFolder: buildFolder,
            toolchain: packageBuild.toolchain,
            directory: packageBuild.packageRoot
        )
        let implementations = Array(Set(mutants.map(\.implementation)))
        let withoutFault = try await ConcurrentRuns.results(of: implementations) {
            (implementation) async throws(ApplicationError) in
            (
                met: try await MutantsMet.by(
                    tests,
                    of: implementation,
                    selections,
                    environment: Self.environment,
                    folder: packageBuild.scratchFolder
                ),
                time: try await time(of: implementation, by: selections, tests)
            )
        }
        let known = Dictionary(uniqueKeysWithValues: zip(implementations, withoutFault))
        let servers = TestRunServers(tests, environment: Self.environment)
        return try await ConcurrentRuns.results(of: mutants, progress: progress) {
            (mutant) async throws(ApplicationError) -> MutantFate in
            try await fate(
                of: mutant,
                by: known[mutant.implementation]?.met.runs(on: mutant.number) ?? [],
                servers,
                usualTime: known[mutant.implementation]?.time ?? 0
            )
        }
    }

    /// A run on a mutant times out after this multiple of the usual time of the tests, plus some
    /// seconds for load on the machine. A run that uses a processor all the time, such as an
    /// infinite loop, times out earlier, because that does not depend on the load.
    package static let timeLimitFactor = 10.0
    package static let timeLimitExtra = 5.0
    package static let processorTimeLimitFactor = 3.0
    package static let processorTimeLimitExtra = 1.0

    /// Returns the time in seconds that the tests take without a mutant.
    private func time(
        of implementation: Implementation,
        by selections: Set<TestRun.Selection>,
        _ tests: TestRun
    ) async throws(ApplicationError) -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        _ = try await tests.pass(
            selections == Self.allTests ? .all : .viewFree,
            of: implementation,
            environment: Self.environment
        )
        return start.duration(to: clock.now) / .seconds(1)
    }

    /// Printing a backtrace takes seconds and is not needed.
    private static let environment = ["SWIFT_BACKTRACE": "enable=no"]

    private func fate(
        of mutant: BuiltMutants.Entry,
        by runs: [MutantsMet.Run],
        _ servers: TestRunServers,
        usualTime: Double
    ) async throws(ApplicationError) -> MutantFate {
        let choice = [MutantChoice.variable: "\(mutant.number)"]
        for run in runs {
            let scenarios = run.scenarios.map {
                [ScenarioSelection.variable: $0.joined(separator: ",")]
            }
            let ending = try await servers.run(
                run.selection,
                of: mutant.implementation,
                variables: choice.merging(scenarios ?? [:]) { $1 },
                timeLimit: Self.timeLimitFactor * usualTime + Self.timeLimitExtra,
                processorTimeLimit: Self.processorTimeLimitFactor * usualTime
                    + Self.processorTimeLimitExtra
            )
            if ending == .passed { continue }
            return MutantFate(
                killer: run.selection == .withView ? .withView : .viewFree,
                timedOut: ending == .timedOut
            )
        }
        return MutantFate(killer: nil, timedOut: false)
    }
}

package import Changes
internal import Foundation
package import InputFiles
internal import Matrix
internal import Mutation
internal import Toolchain

/// Measures compile errors, recompiled files and mutation results of a change, in a copy of the
/// package.
package struct ChangeBuildRun {
    private let name: String
    private let library: ChangeLibrary
    private let copy: SourceCopy
    private let path: String
    private let progress: any RunProgress

    /// - Parameters:
    ///   - name: the name of the change.
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - path: the folders to search for tools.
    package init(
        _ name: String,
        packageRoot: String,
        path: String,
        progress: any RunProgress
    ) {
        self.name = name
        library = ChangeLibrary(packageRoot: packageRoot)
        copy = SourceCopy(
            packageRoot: packageRoot,
            folder: "\(packageRoot)/.build/archbench/changes"
        )
        self.path = path
        self.progress = progress
    }

    /// Builds and tests the change.
    ///
    /// - Returns: the costs by the names of variants.
    package func run() async throws(ApplicationError) -> [String: BuildCost] {
        let toolchain = try await SwiftToolchain.found(on: path)
        let implementations = try library.change(name).feature.implementations
        try copy.restore()
        let build = try ImplementationBuild(
            implementations: implementations,
            packageRoot: copy.folder,
            purpose: .change
        )
        .packageBuild(with: toolchain)
        try await step(1, "Building \(implementations[0].feature) without the change") {
            () async throws(ApplicationError) in try await compile(build)
        }
        let named = try await step(2, "Changing the shared sources") {
            () async throws(ApplicationError) in
            try apply([.shared])
            var named: [Implementation: Int] = [:]
            for implementation in implementations {
                named[implementation] = try await compileErrors(implementation, build)
            }
            return named
        }
        let compiled = try await step(3, "Changing the variants") {
            () async throws(ApplicationError) in
            try apply(implementations.map { .variant($0.variant) })
            let start = Date()
            try await compile(build)
            return Dictionary(
                uniqueKeysWithValues: implementations.map {
                    ($0, compiledFiles($0, build, since: start))
                }
            )
        }
        let noticed = try await step(4, "Running tests on mutants in changed lines") {
            () async throws(ApplicationError) in try await mutants(implementations, toolchain)
        }
        var sources: [Implementation: String] = [:]
        for implementation in implementations {
            sources[implementation] =
                try await library.sources(of: [name], in: implementation).first
        }
        return Dictionary(
            uniqueKeysWithValues: implementations.map { implementation in
                let compileErrors = named[implementation] ?? 0
                let cost = BuildCost(
                    compileErrors: compileErrors,
                    compiledFiles: compileErrors == 0 ? compiled[implementation] : nil,
                    mutants: noticed[implementation]?.count ?? 0,
                    killedViewFree: noticed[implementation]?.count { $0 } ?? 0,
                    sources: sources[implementation]
                )
                return (implementation.variant.name, cost)
            }
        )
    }

    private func step<Value>(
        _ number: Int,
        _ title: String,
        _ run: () async throws(ApplicationError) -> Value
    ) async throws(ApplicationError) -> Value {
        progress.begin(step: number, of: 4, title, secondsLeft: nil)
        defer { progress.end() }
        return try await run()
    }

    private func apply(_ parts: [ChangeLibrary.Part]) throws(ApplicationError) {
        try library.apply(name, parts, to: copy.folder)
    }

    private func compile(_ build: PackageBuild) async throws(ApplicationError) {
        try await build.run([])
    }

    // MARK: - Counts

    /// Returns the lines of an implementation with compile errors.
    private func compileErrors(
        _ implementation: Implementation,
        _ build: PackageBuild
    ) async throws(ApplicationError) -> Int {
        do {
            try await build.run(["--target", implementation.moduleName])
            return 0
        } catch {
            guard error.kind == .notCompiled else { throw error }
            // FILE:LINE:COLUMN: error: …
            let places = error.details.filter { $0.contains("\(implementation.sourcePath)/") }
                .map { $0.split(separator: ":").prefix(2) }
            return Set(places).count
        }
    }

    /// Returns the number of files of an implementation that a build has compiled.
    private func compiledFiles(
        _ implementation: Implementation,
        _ build: PackageBuild,
        since start: Date
    ) -> Int {
        let folder = "\(build.scratchFolder)/debug/\(implementation.moduleName).build"
        guard let below = FileManager.default.enumerator(atPath: folder) else { return 0 }
        return below.count { item in
            (item as? String)?.hasSuffix(".swift.o") == true
                && (below.fileAttributes?[.modificationDate] as? Date ?? .distantPast) >= start
        }
    }

    /// Returns the mutants in new or changed lines of each implementation, by whether view-free
    /// tests kill them.
    private func mutants(
        _ implementations: [Implementation],
        _ toolchain: SwiftToolchain
    ) async throws(ApplicationError) -> [Implementation: [Bool]] {
        var lines: [Implementation: [String: Set<Int>]] = [:]
        for implementation in implementations {
            lines[implementation] = try library.changedLines(of: name, in: implementation)
        }
        let measure = MutationMeasure(
            PackageBuild(
                packageRoot: copy.folder,
                scratchFolder: "\(copy.folder)/.build/archbench/mutants",
                toolchain: toolchain
            )
        )
        let built = try await measure.build(implementations)
        let mutants = try await measure.noticedViewFree(built) {
            lines[$0.implementation]?[$0.mutant.file]?.contains($0.mutant.line) == true
        }
        return Dictionary(grouping: mutants, by: \.mutant.implementation)
            .mapValues { $0.map(\.isNoticed) }
    }
}

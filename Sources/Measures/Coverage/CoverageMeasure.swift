internal import Foundation
package import InputFiles
package import Matrix
internal import TestRuns
package import Toolchain

/// Runs the tests of implementations with coverage and reads the executed lines.
///
/// The package is built once with coverage in a separate scratch folder, because switching coverage
/// in a shared folder would rebuild everything. Then the tests of each implementation run in a
/// separate process.
package struct CoverageMeasure: Sendable {
    private let packageBuild: PackageBuild

    /// - Parameter packageBuild: a build whose scratch folder also stores profiles.
    package init(_ packageBuild: PackageBuild) {
        self.packageBuild = packageBuild
    }

    /// Checks that the coverage tools exist, so that a run can end before a useless build.
    package static func checkTools(of toolchain: SwiftToolchain) throws(ApplicationError) {
        for name in ["llvm-profdata", "llvm-cov"] { _ = try toolchain.tool(name) }
    }

    /// Builds the package and its tests.
    package func build() async throws(ApplicationError) {
        try Self.checkTools(of: packageBuild.toolchain)
        try await packageBuild.run([], flags: PackageBuild.coverageFlags)
    }

    /// Runs the tests of one implementation, then only its view-free tests. The package must have
    /// been built.
    package func measure(_ implementation: Implementation) async throws(ApplicationError)
        -> ImplementationCoverage
    {
        let all = try await run(implementation, .all)
        let export = try await summary(of: all)
        var total = CoverageCounts.zero
        var byRole: [Role: CoverageCounts] = [:]
        for file in export.files {
            let role = implementation.architecture.role(ofFile: file.filename)
            byRole[role, default: .zero] = byRole[role, default: .zero] + file.summary.counts
            total = total + file.summary.counts
        }
        guard total == export.totals.counts else {
            throw .failed(
                "llvm-cov's totals for \(implementation.moduleName) differ from its files'"
            )
        }
        return ImplementationCoverage(
            implementation: implementation,
            roles: Role.all.compactMap { role in
                byRole[role].map { ImplementationCoverage.OfRole(role: role, counts: $0) }
            },
            total: total,
            tests: all.tests,
            viewFree: try await viewFree(implementation, all: try await traces(of: all))
        )
    }

    /// The coverage data of one test run.
    private struct Trace {
        let implementation: Implementation
        let profile: String
        let tests: Int
    }

    private func run(
        _ implementation: Implementation,
        _ selection: TestRun.Selection
    ) async throws(ApplicationError) -> Trace {
        let name = "\(packageBuild.scratchFolder)/\(implementation.testModuleName)-\(selection)"
        let tests = try await TestRun(
            scratchFolder: packageBuild.scratchFolder,
            toolchain: packageBuild.toolchain,
            directory: packageBuild.packageRoot
        )
        .pass(selection, of: implementation, environment: ["LLVM_PROFILE_FILE": "\(name).profraw"])
        _ = try await ChildProcess(
            try packageBuild.toolchain.tool("llvm-profdata"),
            ["merge", "-sparse", "\(name).profraw", "-o", "\(name).profdata"]
        ).output()
        return Trace(implementation: implementation, profile: "\(name).profdata", tests: tests)
    }

    private func export(
        _ trace: Trace,
        _ format: String,
        _ paths: [String]
    ) async throws(ApplicationError) -> Data {
        return try await ChildProcess(
            try packageBuild.toolchain.tool("llvm-cov"),
            [
                "export", format, "-instr-profile", trace.profile,
                TestRun.binary(of: trace.implementation, in: packageBuild.scratchFolder),
            ]
                + paths.map { "\(packageBuild.packageRoot)/\($0)" }
        ).output()
    }

    private func summary(of trace: Trace) async throws(ApplicationError) -> CoverageExport.Data {
        let output = try await export(trace, "-summary-only", [trace.implementation.sourcePath])
        do {
            let export = try JSONDecoder().decode(CoverageExport.self, from: output)
            guard let data = export.data.first else { throw CocoaError(.coderValueNotFound) }
            return data
        } catch {
            throw Self.unreadable(reason(of: error))
        }
    }

    private static func unreadable(_ reason: String) -> ApplicationError {
        .failed("llvm-cov's export could not be read: \(reason)")
    }

    /// Returns the executed lines of the implementation and of the base class of all views.
    private func traces(of trace: Trace) async throws(ApplicationError) -> [LineTrace] {
        let paths = [trace.implementation.sourcePath, Self.viewSource]
        let output = try await export(trace, "-format=lcov", paths)
        guard let traces = LineTrace.traces(from: String(decoding: output, as: UTF8.self)) else {
            throw Self.unreadable("it is not in the format of LCOV")
        }
        return traces
    }

    /// The source of the base class of all views.
    private static let viewSource = "Sources/Subject/HeadlessKit/UIView.swift"
    /// Indicates whether a symbol is that of `HeadlessKit.UIView.init(frame:)`, which every view executes.
    /// The module of `CGRect`, in the middle, is not the same on all systems.
    private static func isViewInitializer(_ symbol: String) -> Bool {
        symbol.hasPrefix("$s11HeadlessKit6UIViewC5frameAC") && symbol.hasSuffix("_tcfc")
    }

    private func viewFree(
        _ implementation: Implementation,
        all: [LineTrace]
    ) async throws(ApplicationError) -> ViewFreeCoverage {
        let pass = try await run(implementation, .viewFree)
        let traces = try await traces(of: pass)
        let initializers = traces.lazy.flatMap(\.functions)
            .filter { Self.isViewInitializer($0.key) }
        guard let made = initializers.first?.value else {
            throw Self.unreadable("it lacks the number of created views")
        }
        guard made == 0 else {
            throw .failed(
                "tests in ViewFreeTests of \(implementation.testModuleName) create a view, so their "
                    + "coverage is not view-free. Move them to WithViewTests, or remove the view."
            )
        }
        func ofCell(_ traces: [LineTrace]) -> [LineTrace] {
            traces.filter { $0.path.contains("/\(implementation.sourcePath)/") }
        }
        return ViewFreeCoverage(
            implementation: implementation,
            tests: pass.tests,
            traces: ofCell(traces),
            all: ofCell(all)
        )
    }
}

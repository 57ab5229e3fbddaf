package import Catalogue
internal import Foundation
package import Toolchain

/// Runs the tests of cells with coverage, and reads what they executed.
///
/// The package is built once with coverage, in a scratch folder of its own, since switching coverage
/// in a folder that something else uses would build everything anew. Then each cell's own tests are
/// run in a process of their own.
package struct CoverageMeasure: Sendable {
    private let packageRoot: String
    private let scratchFolder: String
    private let toolchain: SwiftToolchain

    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - scratchFolder: where builds and profiles may be written.
    package init(packageRoot: String, scratchFolder: String, toolchain: SwiftToolchain) {
        self.packageRoot = packageRoot
        self.scratchFolder = scratchFolder
        self.toolchain = toolchain
    }

    /// Looks for the tools that reading coverage takes, so that a run can end before it has built
    /// anything in vain.
    package static func checkTools(of toolchain: SwiftToolchain) throws(ToolchainError) {
        for name in ["llvm-profdata", "llvm-cov"] { _ = try toolchain.tool(name) }
    }

    /// Builds the package and its tests.
    package func build() async throws(CoverageFailure) {
        do {
            try Self.checkTools(of: toolchain)
            let arguments = [
                "build", "--build-tests", "--enable-code-coverage",
                "--package-path", packageRoot, "--scratch-path", scratchFolder,
            ]
            _ = try await ChildProcess(toolchain.swift, arguments).output()
        } catch {
            throw .toolchain(error)
        }
    }

    /// Runs the tests of one cell. The package must have been built.
    package func measure(_ cell: Cell) async throws(CoverageFailure) -> CellCoverage {
        let export = try await export(of: cell)
        var total = CoverageCounts.zero
        var byRole: [Role: CoverageCounts] = [:]
        for file in export.files {
            let role = Role(file: file.filename, variant: cell.variant)
            byRole[role, default: .zero] = byRole[role, default: .zero] + file.summary.counts
            total = total + file.summary.counts
        }
        guard total == export.totals.counts else {
            throw .totalsDiffer(module: cell.moduleName)
        }
        return CellCoverage(
            cell: cell,
            roles: Role.allCases.compactMap { role in
                byRole[role].map { CellCoverage.OfRole(role: role, counts: $0) }
            },
            total: total
        )
    }

    private func export(of cell: Cell) async throws(CoverageFailure) -> CoverageExport.Data {
        let testBinary = "\(scratchFolder)/debug/archbenchPackageTests.xctest"
        let rawProfile = "\(scratchFolder)/\(cell.testModuleName).profraw"
        let profile = "\(scratchFolder)/\(cell.testModuleName).profdata"
        try await runTests(of: cell, binary: testBinary, profile: rawProfile)
        let output: Data
        do {
            _ = try await ChildProcess(
                try toolchain.tool("llvm-profdata"),
                ["merge", "-sparse", rawProfile, "-o", profile]
            ).output()
            output = try await ChildProcess(
                try toolchain.tool("llvm-cov"),
                [
                    "export", "-summary-only", "-instr-profile", profile, testBinary,
                    "\(packageRoot)/\(cell.sourcePath)",
                ]
            ).output()
        } catch {
            throw .toolchain(error)
        }
        do {
            let export = try JSONDecoder().decode(CoverageExport.self, from: output)
            guard let data = export.data.first else { throw CocoaError(.coderValueNotFound) }
            return data
        } catch {
            throw .unreadableExport(error.localizedDescription)
        }
    }

    private func runTests(
        of cell: Cell,
        binary: String,
        profile: String
    ) async throws(CoverageFailure) {
        let outcome: ChildProcess.Outcome
        do {
            outcome = try await ChildProcess(
                binary,
                ["--testing-library", "swift-testing", "--filter", "^\(cell.testModuleName)\\."],
                environment: ["LLVM_PROFILE_FILE": profile],
                directory: packageRoot
            ).run()
        } catch {
            throw .toolchain(error)
        }
        let printed = String(decoding: outcome.output + outcome.errorOutput, as: UTF8.self)
        guard outcome.status == 0 else {
            let lines = printed.split(separator: "\n").filter { $0.contains("✘") }
            throw .testsFailed(
                module: cell.testModuleName,
                output: lines.prefix(20).joined(separator: "\n")
            )
        }
        guard !printed.contains("Test run with 0 tests") else {
            throw .noTests(module: cell.testModuleName)
        }
    }
}

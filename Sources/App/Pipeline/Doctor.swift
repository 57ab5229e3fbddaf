internal import Foundation
package import InputFiles
internal import LeakDetector
internal import Report
package import Toolchain

/// The capabilities of this machine: which metrics it can measure, and why not the others.
@MainActor
package struct Doctor {
    /// One capability.
    package struct Finding: Sendable {
        /// The name of a metric or of something else that commands need.
        package let name: String
        /// The reason why it is not available; `nil` if it is.
        package let obstacle: String?
    }

    package let toolchain: SwiftToolchain

    private let folder: String

    /// - Parameters:
    ///   - path: the folders to search for tools.
    ///   - folder: the folder in which archbench runs.
    package init(path: String, folder: String) async throws(ApplicationError) {
        toolchain = try await SwiftToolchain.found(on: path)
        self.folder = folder
    }

    /// The metrics, in the order of pages.
    package var metrics: [Finding] {
        Metric.allCases.map { metric in
            Finding(
                name: metric.rawValue,
                obstacle: MetricMeasurement.of(metric).obstacle(toolchain)
            )
        }
    }

    /// The capabilities on which other commands and parts of metrics depend.
    package var others: [Finding] {
        get async {
            let git = await runs("--version") ? nil : Self.missingGit
            let hasCommit = await runs("-C", folder, "rev-parse", "--verify", "HEAD")
            return [
                Finding(
                    name: "leak detection",
                    obstacle: ObjectRecorder.isAvailable ? nil : ObjectRecorder.unavailableReason
                ),
                Finding(name: "git", obstacle: git),
                Finding(
                    name: "repository",
                    obstacle: git ?? (hasCommit ? nil : Self.missingRepository)
                ),
            ]
        }
    }

    private static let missingGit =
        "'git' was not found; exercises need it, and reports cache no results"
    private static let missingRepository =
        "this folder is not in a git repository with a commit; exercises and changes need one, and "
        + "reports cache no results"

    /// Returns whether git runs with these arguments and succeeds.
    private func runs(_ arguments: String...) async -> Bool {
        (try? await ChildProcess("/usr/bin/env", ["git"] + arguments).output()) != nil
    }
}

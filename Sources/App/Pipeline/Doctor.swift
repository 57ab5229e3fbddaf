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

    /// - Parameter path: the folders to search for tools.
    package init(path: String) async throws(ApplicationError) {
        toolchain = try await SwiftToolchain.found(on: path)
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
            let git = try? await ChildProcess("/usr/bin/env", ["git", "--version"]).output()
            return [
                Finding(
                    name: "leak detection",
                    obstacle: ObjectRecorder.isAvailable ? nil : ObjectRecorder.unavailableReason
                ),
                Finding(
                    name: "git",
                    obstacle: git == nil
                        ? "'git' was not found; exercises need it, and reports cache no results"
                        : nil
                ),
            ]
        }
    }
}

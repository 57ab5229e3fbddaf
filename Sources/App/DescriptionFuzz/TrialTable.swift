internal import Coverage
internal import Descriptions
internal import Foundation
internal import Matrix
internal import Mutation
internal import Report

/// The test coverage of the implementations of described features in a report.
struct TrialTable {
    /// The roles that implement the described behaviour.
    private static let roles: [Role] = [
        .presenter, .viewModel, .interactor, .observableModel, .reducer, .effectHandler, .state,
    ]

    /// The least shares of covered lines, and of mutants that view-free tests kill.
    private static let (leastCoverage, leastScore) = (0.95, 0.9)

    let report: Report
    /// The folder of `Package.swift`.
    let packageRoot: String

    /// The table with one row per feature.
    var text: String {
        let header = [
            "feature", "description", "implementations", "line coverage",
            "mutants killed by view-free tests",
        ]
        let rows = report.matrix.map(\.feature).map { feature in
            [
                feature.name, "\(lines(of: feature)) lines", "\(cellLines(of: feature)) lines",
                shown(leastCoverage(of: feature)), shown(leastScore(of: feature)),
            ]
        }
        let widths = header.indices.map { column in
            ([header] + rows).map { $0[column].count }.max() ?? 0
        }
        return ([header] + rows).map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
                .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }

    /// The features with insufficient test coverage.
    var failures: [String] {
        report.matrix.map(\.feature).filter { feature in
            (leastCoverage(of: feature) ?? 0) < Self.leastCoverage
                || (report.mutation.value != nil
                    && (leastScore(of: feature) ?? 0) < Self.leastScore)
        }
        .map(\.name)
    }

    /// Returns the number of lines of a description without comments and empty lines.
    private func lines(of feature: Feature) -> Int {
        let source =
            (try? String(
                contentsOfFile: "\(packageRoot)/\(feature.descriptionPath)",
                encoding: .utf8
            ))
            ?? ""
        return source.split(separator: "\n").filter { !$0.hasPrefix("#") }.count
    }

    private func cellLines(of feature: Feature) -> Int {
        feature.implementations.reduce(0) { sum, implementation in
            let folder = "\(packageRoot)/\(implementation.sourcePath)"
            let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            return files.filter { $0.hasSuffix(".swift") }.reduce(sum) { sum, file in
                let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
                return sum + text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            }
        }
    }

    private func leastCoverage(of feature: Feature) -> Double? {
        report.coverage.value?.filter { $0.implementation.feature == feature }
            .map { Double($0.total.lines.covered) / Double(max($0.total.lines.count, 1)) }.min()
    }

    private func leastScore(of feature: Feature) -> Double? {
        report.mutation.value?.filter { $0.implementation.feature == feature }
            .compactMap { implementation -> Double? in
                implementation.roles.filter { Self.roles.contains($0.role) }
                    .reduce(MutationScore.zero) { $0 + $1.score }
                    .viewFreeScore
            }
            .min()
    }

    private func shown(_ share: Double?) -> String {
        share.map { String(format: "%.1f %%", $0 * 100) } ?? "not measured"
    }
}

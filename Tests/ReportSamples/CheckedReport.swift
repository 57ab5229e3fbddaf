internal import Foundation
package import Report

/// A report that is tested for properties of all reports.
package enum CheckedReport: CaseIterable, Sendable {
    case sample
    /// The report of the folder `Reports`, which is read once.
    case committed

    package func report() throws -> Report {
        switch self {
        case .sample: try .sample()
        case .committed: try Self.readCommitted.get()
        }
    }

    private static let readCommitted = Result {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return try ReportFile.read("\(root.path)/Reports/report.json")
    }
}

internal import Foundation
package import Report

extension Report {
    /// Returns the report of the folder `Reports`, which is read once.
    package static func committed() throws -> Report { try readCommitted.get() }

    private static let readCommitted = Result {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return try ReportFile.read("\(root.path)/Reports/report.json")
    }
}

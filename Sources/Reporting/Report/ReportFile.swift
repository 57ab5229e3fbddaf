package import Foundation
package import InputFiles

/// The JSON form of a report.
package enum ReportFile {
    private static func notAReport(_ path: String, _ reason: String) -> ApplicationError {
        .usage("\(path) is not a report: \(printable(reason))")
    }

    /// Returns a reason without control characters. It may contain names from the file, which
    /// could move a terminal's cursor.
    private static func printable(_ reason: String) -> String {
        String(
            String.UnicodeScalarView(
                reason.unicodeScalars.map {
                    $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
                }
            )
        )
    }

    /// The largest size in mebibytes: about a hundred times the size of a full report.
    private static let largestSize = 64

    /// Returns the JSON of a report; the same report gives the same bytes.
    package static func data(for report: Report) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(report) + Data("\n".utf8)
    }

    /// Reads a report.
    ///
    /// - Parameter path: the path of a file or pipe; `-` for standard input.
    package static func read(_ path: String) throws(ApplicationError) -> Report {
        struct Versioned: Decodable { let version: Int }
        let isPiped = path == "-"
        let path = isPiped ? "standard input" : path
        let data =
            isPiped
            ? try InputFile.standardInput(limit: largestSize)
            : try InputFile.contents(of: path, limit: largestSize)
        do {
            let decoder = JSONDecoder()
            let version = try decoder.decode(Versioned.self, from: data).version
            guard version == Report.currentVersion else {
                throw ApplicationError.usage(
                    "\(path) is a report of version \(version); this archbench reads version "
                        + "\(Report.currentVersion). Run 'archbench report' to measure again."
                )
            }
            let report = try decoder.decode(Report.self, from: data)
            if let reason = report.inconsistency {
                throw notAReport(path, reason)
            }
            return report
        } catch let error as ApplicationError {
            throw error
        } catch {
            throw notAReport(path, reason(of: error))
        }
    }
}

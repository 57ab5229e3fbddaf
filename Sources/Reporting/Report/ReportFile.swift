package import Foundation
package import InputFiles
internal import JSONSyntax

/// The JSON form of a report.
package enum ReportFile {
    /// The reason why a file is not a report.
    package enum Failure: Error, CustomStringConvertible {
        case unreadable(InputFile.Failure)
        case notAReport(path: String, reason: String)
        case wrongVersion(path: String, found: Int)

        package var description: String {
            switch self {
            case .unreadable(let failure): failure.description
            case .notAReport(let path, let reason):
                "\(path) is not a report: \(Self.printable(reason))"
            case .wrongVersion(let path, let found):
                "\(path) is a report of version \(found); this archbench reads version "
                    + "\(Report.currentVersion). Run 'archbench report' to measure again."
            }
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
    package static func read(_ path: String) throws(Failure) -> Report {
        struct Versioned: Decodable { let version: Int }
        let isPiped = path == "-"
        let path = isPiped ? "standard input" : path
        let data: Data
        do {
            data =
                isPiped
                ? try InputFile.standardInput(limit: largestSize)
                : try InputFile.contents(of: path, limit: largestSize)
        } catch {
            throw .unreadable(error)
        }
        do {
            let json = try StrictJSON(data)
            let version = try json.decode(Versioned.self).version
            guard version == Report.currentVersion else {
                throw Failure.wrongVersion(path: path, found: version)
            }
            let report = try json.decode(Report.self)
            if let reason = report.inconsistency {
                throw Failure.notAReport(path: path, reason: reason)
            }
            return report
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .notAReport(path: path, reason: reason(of: error))
        }
    }
}

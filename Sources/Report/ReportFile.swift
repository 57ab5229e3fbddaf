package import Foundation

/// The JSON form of a report.
package enum ReportFile {
    /// Why a file is not a report.
    package enum Failure: Error, CustomStringConvertible {
        case unreadable(path: String, reason: String)
        case notAReport(path: String, reason: String)
        case wrongVersion(path: String, found: Int)

        package var description: String {
            switch self {
            case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
            case .notAReport(let path, let reason): "\(path) is not a report: \(reason)"
            case .wrongVersion(let path, let found):
                "\(path) is a report of version \(found); this archbench reads version "
                    + "\(Report.currentVersion). Run 'archbench report' to measure anew."
            }
        }
    }

    /// The JSON of a report; the same report gives the same bytes.
    package static func data(for report: Report) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(report) + Data("\n".utf8)
    }

    /// Reads a report.
    package static func read(_ path: String) throws(Failure) -> Report {
        struct Versioned: Decodable { let version: Int }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path: path, reason: "there is no such file, or it may not be read")
        }
        do {
            let version = try JSONDecoder().decode(Versioned.self, from: data).version
            guard version == Report.currentVersion else {
                throw Failure.wrongVersion(path: path, found: version)
            }
            let report = try JSONDecoder().decode(Report.self, from: data)
            if let reason = report.inconsistency {
                throw Failure.notAReport(path: path, reason: reason)
            }
            return report
        } catch let failure as Failure {
            throw failure
        } catch let error as DecodingError {
            throw .notAReport(path: path, reason: reason(of: error))
        } catch {
            throw .notAReport(path: path, reason: error.localizedDescription)
        }
    }

    private static func reason(of error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            return path.isEmpty ? "" : " at \"\(path.joined(separator: "."))\""
        }
        return switch error {
        case .keyNotFound(let key, let context):
            "the key \"\(key.stringValue)\" is missing\(place(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "a value of another type was expected\(place(context))"
        case .dataCorrupted(let context):
            "it is not JSON, or has an unknown value\(place(context))"
        @unknown default: error.localizedDescription
        }
    }
}

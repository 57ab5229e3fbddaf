internal import Foundation
package import Matrix

/// What a report is about, without its figures. It is read from a report of any version, so that
/// one knows what is there before it is replaced.
package struct ReportScope: Hashable, Sendable {
    /// The names of features, as `blog-feed`, and of the variants of each, as `mvp`.
    package let matrix: [String: Set<String>]
    /// The names of measures, which are the report's keys in JSON.
    package let measures: Set<String>

    package init(matrix: [String: Set<String>], measures: Set<String>) {
        self.matrix = matrix
        self.measures = measures
    }

    package init(_ rows: [MatrixRow], measures: Set<String>) {
        let pairs = rows.map { ($0.feature.name, Set($0.variants.map(\.name))) }
        self.init(matrix: Dictionary(uniqueKeysWithValues: pairs), measures: measures)
    }

    /// What was asked for, whether or not this machine could measure it.
    package init(_ report: Report) {
        self.init(
            report.matrix,
            measures: Set(report.outcomes.filter { $0.outcome != .leftOut }.map(\.measure))
        )
    }

    /// What another scope has and this one has not, in words for a message.
    func missing(of other: ReportScope) -> [String] {
        let features = Set(other.matrix.keys).subtracting(matrix.keys)
        let variants = other.matrix.reduce(into: Set<String>()) { missing, row in
            missing.formUnion(row.value.subtracting(matrix[row.key] ?? row.value))
        }
        return other.measures.subtracting(measures).sorted()
            + features.sorted().map { "the feature \($0)" }
            + variants.sorted().map { "the variant \($0)" }
    }
}

/// The JSON of a report of any version, as far as all versions have it in common.
struct ReportOutline {
    /// The first version whose pages bear ``ReportFolder/mark``.
    private static let firstMarkedVersion = 4

    let scope: ReportScope
    private let version: Int

    /// Whether pages that were drawn with this report are known by their mark.
    var hasMarkedPages: Bool { version >= Self.firstMarkedVersion }

    /// - Returns: `nil` where this is no report that archbench wrote.
    init?(json: Data) {
        guard
            let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
            let version = object["version"] as? Int,
            let provenance = object["provenance"] as? [String: Any],
            let program = provenance["program"] as? String, program.hasPrefix("archbench ")
        else { return nil }
        self.version = version
        scope = ReportScope(
            matrix: Self.matrix(in: object),
            measures: Set(
                object.filter { ($0.value as? [String: Any])?["figures"] != nil }.keys
            )
        )
    }

    /// The first version whose features may have different variants.
    private static let firstVersionWithMatrix = 5

    private static func matrix(in object: [String: Any]) -> [String: Set<String>] {
        let version = object["version"] as? Int ?? 0
        guard version >= firstVersionWithMatrix else {
            let variants = Set(object["variants"] as? [String] ?? [])
            let features = object["features"] as? [String] ?? []
            return Dictionary(features.map { ($0, variants) }) { $0.union($1) }
        }
        let rows = (object["matrix"] as? [[String: Any]] ?? []).compactMap { row in
            (row["feature"] as? String).map { ($0, Set(row["variants"] as? [String] ?? [])) }
        }
        return Dictionary(rows) { $0.union($1) }
    }
}

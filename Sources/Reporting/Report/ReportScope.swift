internal import Foundation
package import Matrix

/// The scope of a report: its features, variants and metrics. It can be read from a report of any
/// version, so that archbench knows the existing report before it replaces it.
package struct ReportScope: Hashable, Sendable {
    /// The names of features, such as `blog-feed`, and of the variants of each, such as `mvp`.
    package let matrix: [String: Set<String>]
    package let metrics: Set<Metric>

    package init(matrix: [String: Set<String>], metrics: Set<Metric>) {
        self.matrix = matrix
        self.metrics = metrics
    }

    package init(_ rows: [MatrixRow], metrics: Set<Metric>) {
        let pairs = rows.map { ($0.feature.name, Set($0.variants.map(\.name))) }
        self.init(matrix: Dictionary(uniqueKeysWithValues: pairs), metrics: metrics)
    }

    /// Creates the requested scope of a report, including metrics that this machine could not
    /// measure.
    package init(_ report: Report) {
        self.init(
            report.matrix,
            metrics: Set(
                Metric.allCases.filter {
                    ![.excluded, .pending].contains(report.outcome(of: $0))
                }
            )
        )
    }

    /// Returns the parts of another scope that this one lacks, in words for a message.
    func missing(of other: ReportScope) -> [String] {
        let features = Set(other.matrix.keys).subtracting(matrix.keys)
        let variants = other.matrix.reduce(into: Set<String>()) { missing, row in
            missing.formUnion(row.value.subtracting(matrix[row.key] ?? row.value))
        }
        return other.metrics.subtracting(metrics).map(\.rawValue).sorted()
            + features.sorted().map { "the feature \($0)" }
            + variants.sorted().map { "the variant \($0)" }
    }
}

/// The part of a report's JSON that all versions have in common.
struct ReportOutline {
    /// The first version whose pages have the ``ReportFolder/mark``.
    private static let firstMarkedVersion = 4

    let scope: ReportScope
    /// Indicates whether a metric is not measured yet, so that any other report may replace this
    /// one.
    let isPartial: Bool
    private let version: Int

    /// Indicates whether the pages of this report have the mark.
    var hasMarkedPages: Bool { version >= Self.firstMarkedVersion }

    /// - Returns: `nil` if the data is not a report of archbench.
    init?(json: Data) {
        guard let outline = try? JSONDecoder().decode(ReportOutline.self, from: json) else {
            return nil
        }
        self = outline
    }
}

extension ReportOutline: Decodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        static let version = Key("version")
        static let provenance = Key("provenance")
        static let matrix = Key("matrix")

        init(_ name: String) { stringValue = name }

        init?(stringValue: String) { self.init(stringValue) }

        init?(intValue: Int) { nil }
    }

    private struct Provenance: Decodable {
        let program: String
    }

    private struct Row: Decodable {
        let feature: String
        let variants: Set<String>
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let provenance = try container.decode(Provenance.self, forKey: .provenance)
        guard provenance.program.hasPrefix("archbench ") else {
            throw CocoaError(.coderValueNotFound)
        }
        version = try container.decode(Int.self, forKey: .version)
        func metrics(with parts: String...) -> Set<Metric> {
            Set(
                container.allKeys.compactMap { key in
                    guard
                        let outcome = try? container.nestedContainer(
                            keyedBy: Key.self,
                            forKey: key
                        ),
                        parts.contains(where: { outcome.contains(Key($0)) })
                    else { return nil }
                    return Metric(rawValue: key.stringValue) ?? Self.renamed[key.stringValue]
                }
            )
        }
        isPartial = !metrics(with: "pending").isEmpty
        scope = ReportScope(
            matrix: Self.matrix(in: container, version: version),
            // Until version 14 the key was "figures".
            metrics: metrics(with: "values", "figures")
        )
    }

    /// The metrics that had other keys until version 14.
    private static let renamed: [String: Metric] = ["sameness": .equivalence, "growth": .scaling]

    /// The first version whose features may have different variants.
    private static let firstVersionWithMatrix = 5

    private static func matrix(
        in container: KeyedDecodingContainer<Key>,
        version: Int
    ) -> [String: Set<String>] {
        func list(_ name: String) -> [String] {
            (try? container.decode([String].self, forKey: Key(name))) ?? []
        }
        guard version >= firstVersionWithMatrix else {
            let variants = Set(list("variants"))
            return Dictionary(list("features").map { ($0, variants) }) { $0.union($1) }
        }
        let rows = (try? container.decode([Row].self, forKey: .matrix)) ?? []
        return Dictionary(rows.map { ($0.feature, $0.variants) }) { $0.union($1) }
    }
}

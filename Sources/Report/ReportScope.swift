internal import Catalogue
internal import Foundation

/// What a report is about, without its figures. It is read from a report of any version, so that
/// one knows what is there before it is replaced.
package struct ReportScope: Hashable, Sendable {
    /// The names of features, as `blog-feed`.
    package let features: Set<String>
    /// The names of variants, as `mvp`.
    package let variants: Set<String>
    /// The names of measures, which are the report's keys in JSON.
    package let measures: Set<String>

    package init(features: Set<String>, variants: Set<String>, measures: Set<String>) {
        self.features = features
        self.variants = variants
        self.measures = measures
    }

    /// What was asked for, whether or not this machine could measure it.
    package init(_ report: Report) {
        self.init(
            features: Set(report.features.map(\.rawValue)),
            variants: Set(report.variants.map(\.rawValue)),
            measures: Set(report.outcomes.filter { $0.outcome != .leftOut }.map(\.measure))
        )
    }

    /// What another scope has and this one has not, in words for a message.
    func missing(of other: ReportScope) -> [String] {
        other.measures.subtracting(measures).sorted()
            + other.features.subtracting(features).sorted().map { "the feature \($0)" }
            + other.variants.subtracting(variants).sorted().map { "the variant \($0)" }
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
            features: Set(object["features"] as? [String] ?? []),
            variants: Set(object["variants"] as? [String] ?? []),
            measures: Set(
                object.filter { ($0.value as? [String: Any])?["figures"] != nil }.keys
            )
        )
    }
}

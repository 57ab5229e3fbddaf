package import Foundation

/// A metric whose values are compared over successive reports.
package enum HistoryMetric: String, CaseIterable, Sendable {
    case lines
    case coverage
    case instructions
    case latency

    /// The metrics whose ranges and causes are listed.
    static let ranged = [HistoryMetric.lines, .instructions, .latency]

    /// The name on the page.
    var title: String {
        switch self {
        case .lines: "Code lines"
        case .coverage: "View-free line coverage"
        case .instructions: "Instructions of a call"
        case .latency: "Latency ÷ baseline"
        }
    }
}

/// The owner of a value: an implementation, in one scenario if the metric has scenarios.
package struct HistorySubject: Hashable, Sendable {
    package let feature: String
    package let variant: String
    /// Empty for a value about all scenarios.
    package let scenario: String

    package init(feature: String, variant: String, scenario: String = "") {
        self.feature = feature
        self.variant = variant
        self.scenario = scenario
    }
}

/// The values and verdicts of a committed report of any format.
package struct PastReport: Sendable {
    /// The run that measured some of the values.
    struct Origin: Decodable, Hashable, Sendable {
        let measure: String?
        let subjects: [String]?
        let commit: String
        let date: String
        let hasUncommittedChanges: Bool?
    }

    /// A feature with its variants, the baseline first.
    struct Row: Decodable, Sendable {
        let feature: String
        let variants: [String]
    }

    /// The commit that added the report.
    package let commit: String
    /// The day of that commit, such as `2026-11-21`.
    package let date: String
    package let format: Int?
    /// The processor, in the words of the report.
    package let machine: String?
    package let values: [HistoryMetric: [HistorySubject: Double]]
    /// The reasons why the report has no values of a metric.
    package let obstacles: [HistoryMetric: String]
    package let claims: ClaimVerdicts?
    let origins: [Origin]
    let rows: [Row]

    /// - Parameters:
    ///   - json: the text of `report.json`.
    ///   - claims: the page about the claims that was committed with the report.
    package init(commit: String, date: String, json: Data, claims: String?) {
        self.commit = commit
        self.date = date
        let page = claims.map(ClaimVerdicts.init)
        self.claims = page.flatMap { $0.verdicts.isEmpty ? nil : $0 }
        guard let raw = try? JSONDecoder().decode(RawReport.self, from: json) else {
            (format, machine, origins, rows, values) = (nil, nil, [], [], [:])
            obstacles = Dictionary(
                uniqueKeysWithValues: HistoryMetric.allCases.map {
                    ($0, "the file is not readable")
                }
            )
            return
        }
        format = raw.version
        machine = raw.provenance?.machineText
        origins = raw.provenance?.allOrigins ?? []
        rows = raw.allRows
        var values: [HistoryMetric: [HistorySubject: Double]] = [:]
        var obstacles: [HistoryMetric: String] = [:]
        for metric in HistoryMetric.allCases {
            switch raw.values(of: metric) {
            case .success(let read): values[metric] = read
            case .failure(let obstacle): obstacles[metric] = obstacle.reason
            }
        }
        self.values = values
        self.obstacles = obstacles
    }

    /// Returns the run that measured a metric of an implementation; `nil` if it is not recorded.
    func origin(of metric: HistoryMetric, feature: String, variant: String? = nil) -> Origin? {
        let candidates = origins.filter { origin in
            guard origin.measure == nil || origin.measure == metric.rawValue else { return false }
            guard let subjects = origin.subjects?.map({ $0.lowercased() }) else { return true }
            return subjects.contains { subject in
                subject == feature || subject == "\(feature) \(variant ?? "")"
                    || variant == nil && subject.hasPrefix("\(feature) ")
            }
        }
        return candidates.max { $0.date < $1.date }
    }

    /// Returns the first variant of a feature, to which its ratios refer.
    func baseline(of feature: String) -> String? {
        rows.first { $0.feature == feature }?.variants.first
    }
}

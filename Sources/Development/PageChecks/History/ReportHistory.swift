/// The movement of values and verdicts over the committed reports.
package struct ReportHistory: Sendable {
    /// The difference that could have changed a value between two reports.
    package enum Cause: String, CaseIterable, Sendable {
        case edit = "implementation edited"
        case editAndMachine = "implementation edited, other machine"
        case machine = "other machine, implementation not edited"
        case kit = "kit, model or contract edited"
        case method = "measurement code edited"
        case neither = "none of these: build, toolchain or noise"
        case unknown = "not known: a commit is missing"
    }

    /// A value that was measured again.
    package struct ValueStep: Sendable {
        package let metric: HistoryMetric
        package let subject: HistorySubject
        /// The indices of the two reports.
        package let reports: (Int, Int)
        package let before: Double
        package let after: Double
        package let cause: Cause

        /// The larger value ÷ the smaller one.
        var factor: Double { max(before, after) / min(before, after) }
    }

    /// A verdict that changed.
    package struct VerdictStep: Sendable {
        package let key: ClaimVerdicts.Key
        package let reports: (Int, Int)
        package let before: String
        package let after: String
        /// The changed code lines of the implementations; `nil` if a commit is missing.
        package let implementationLines: Int?
        /// The changed code lines of the tests of the implementations.
        package let testLines: Int?
        package let isCriterionChanged: Bool
        package let isMachineChanged: Bool

        /// A Boolean value that is true if *supported* became *not supported* or the reverse.
        package var isReversal: Bool {
            let decided = [before, after].map { $0.replacing(" by construction", with: "") }
            return Set(decided) == ["supported", "not supported"]
        }

        /// A Boolean value that is true if no implementation and no test of one changed.
        package var isWithoutEdit: Bool { implementationLines == 0 && testLines == 0 }
    }

    /// The smallest and the largest value of a subject.
    struct Range: Sendable {
        let subject: HistorySubject
        let low: Double
        let high: Double

        var factor: Double { high / low }
    }

    /// The reports, oldest first.
    package let reports: [PastReport]
    package let valueSteps: [ValueStep]
    package let verdictSteps: [VerdictStep]
    /// The verdicts of each claim in each feature, by the index of the report, in the order of the
    /// newest page that has the claim.
    let verdicts: [(key: ClaimVerdicts.Key, series: [(report: Int, verdict: String)])]

    /// - Parameters:
    ///   - reports: the reports, oldest first.
    ///   - difference: returns the changed lines between two commits; `nil` if one is missing.
    package init(
        reports: [PastReport],
        difference: @escaping (_ from: String, _ to: String) -> SourceDifference?
    ) {
        self.reports = reports
        let comparison = Comparison(reports: reports, difference: difference)
        valueSteps = HistoryMetric.ranged.flatMap(comparison.valueSteps)
        var order: [ClaimVerdicts.Key] = []
        var series: [ClaimVerdicts.Key: [(report: Int, verdict: String)]] = [:]
        for (index, report) in reports.enumerated() {
            for (key, verdict) in report.claims?.verdicts ?? [:] {
                series[key, default: []].append((index, verdict))
            }
        }
        let features = Self.names(reports.reversed().map { $0.rows.map(\.feature) }).map(Self.title)
        for claim in Self.names(reports.reversed().map { $0.claims?.claims ?? [] }) {
            let keys = series.keys.filter { $0.claim == claim }
            order += keys.sorted { first, second in
                let places = [first, second].map { key in
                    features.firstIndex(of: Self.feature(of: key)) ?? features.count
                }
                return places[0] == places[1]
                    ? first.feature < second.feature : places[0] < places[1]
            }
        }
        verdicts = order.map { ($0, series[$0] ?? []) }
        verdictSteps = verdicts.flatMap { key, series in
            zip(series, series.dropFirst()).compactMap { first, second in
                first.verdict == second.verdict
                    ? nil : comparison.verdictStep(key, first, second)
            }
        }
    }

    /// Returns the different names in the order in which they appear.
    private static func names(_ lists: [[String]]) -> [String] {
        var seen: Set<String> = []
        return lists.joined().filter { seen.insert($0).inserted }
    }

    /// Returns the printed name of a feature: "Blog feed" for `blog-feed`.
    static func title(_ feature: String) -> String {
        let words = feature.replacing("-", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Returns the feature of a verdict without the addition in parentheses.
    static func feature(of key: ClaimVerdicts.Key) -> String {
        key.feature.split(separator: " (", maxSplits: 1).first.map(String.init) ?? key.feature
    }

    /// The features and their variants in the order of the newest report, older ones last.
    var features: [(feature: String, variants: [String])] {
        Self.names(reports.reversed().map { $0.rows.map(\.feature) }).map { feature in
            let rows = reports.reversed().flatMap(\.rows).filter { $0.feature == feature }
            return (feature, Self.names(rows.map(\.variants)))
        }
    }

    /// Returns the values of a subject by the index of the report, without repetitions.
    func series(_ metric: HistoryMetric, _ subject: HistorySubject) -> [(
        report: Int, value: Double
    )] {
        var series: [(report: Int, value: Double)] = []
        for (index, report) in reports.enumerated() {
            guard let value = report.values[metric]?[subject], series.last?.value != value else {
                continue
            }
            series.append((index, value))
        }
        return series
    }

    /// Returns the scenarios for which any report has values of a metric, an empty name for all.
    func scenarios(_ metric: HistoryMetric, _ feature: String) -> [String] {
        let subjects = reports.reversed().flatMap { report in
            (report.values[metric] ?? [:]).keys.filter { $0.feature == feature }.map(\.scenario)
        }
        return Set(subjects).sorted()
    }

    /// Returns the range of each implementation and scenario that has at least two reports.
    func ranges(
        _ metric: HistoryMetric,
        feature: String,
        variant: String? = nil,
        scenarios: (String) -> Bool = { _ in true }
    ) -> [Range] {
        let variants = features.first { $0.feature == feature }?.variants ?? []
        return variants.filter { variant == nil || $0 == variant }.flatMap { variant in
            self.scenarios(metric, feature).filter(scenarios).compactMap { scenario in
                let subject = HistorySubject(
                    feature: feature,
                    variant: variant,
                    scenario: scenario
                )
                let values = reports.compactMap { $0.values[metric]?[subject] }
                guard values.count > 1, let low = values.min(), let high = values.max(), low > 0
                else { return nil }
                return Range(subject: subject, low: low, high: high)
            }
        }
    }
}

internal import Foundation
internal import Statistics

extension HistoryPage {
    /// A headline of the summary: the median of a metric over features, in one architecture.
    private struct Headline {
        let metric: HistoryMetric
        let variant: String
        let values: [(report: Int, value: Double, features: Int)]
        /// The newest value over the features that the first report had.
        let latestOfFirstFeatures: Double?
    }

    private static let architectures = ["mvc", "mvp", "mvvm", "viper"]

    /// Returns the value of a headline in a feature.
    private func value(
        _ metric: HistoryMetric,
        _ feature: String,
        _ variant: String,
        _ report: PastReport
    ) -> Double? {
        let values = report.values[metric] ?? [:]
        func value(_ variant: String, _ scenario: String = "") -> Double? {
            values[HistorySubject(feature: feature, variant: variant, scenario: scenario)]
        }
        switch metric {
        case .coverage: return value(variant)
        case .latency: return value(variant)
        case .lines:
            guard let own = value(variant), let baseline = value("mvc") else { return nil }
            return own / baseline
        case .instructions:
            let scenarios = Set(values.keys.filter { $0.feature == feature }.map(\.scenario))
            let ratios = scenarios.sorted().compactMap { scenario -> Double? in
                guard let own = value(variant, scenario), let baseline = value("mvc", scenario),
                    own > 0, baseline > 0
                else { return nil }
                return log(own / baseline)
            }
            guard !ratios.isEmpty else { return nil }
            return exp(ratios.reduce(0, +) / Double(ratios.count))
        }
    }

    /// Returns the values of the features that have all four architectures.
    private func values(
        _ metric: HistoryMetric,
        _ variant: String,
        _ report: PastReport
    ) -> [String: Double] {
        var found: [String: Double] = [:]
        for row in report.rows where Self.architectures.allSatisfy(row.variants.contains) {
            found[row.feature] = value(metric, row.feature, variant, report)
        }
        return found
    }

    private var allHeadlines: [Headline] {
        HistoryMetric.allCases.flatMap { metric in
            Self.architectures.dropFirst(metric == .coverage ? 0 : 1).compactMap { variant in
                let all = history.reports.enumerated().compactMap { index, report in
                    let values = values(metric, variant, report)
                    return (try? median(of: Array(values.values))).map { (index, $0, values) }
                }
                guard let first = all.first, let last = all.last else { return nil }
                var changes: [(report: Int, value: Double, features: Int)] = []
                for (index, value, values) in all
                where changes.last.map({ text($0.value, metric) }) != text(value, metric)
                    || changes.last?.features != values.count
                {
                    changes.append((index, value, values.count))
                }
                let common = last.2.filter { first.2.keys.contains($0.key) }.map(\.value)
                return Headline(
                    metric: metric,
                    variant: variant,
                    values: changes,
                    latestOfFirstFeatures: try? median(of: common)
                )
            }
        }
    }

    private func title(_ headline: Headline) -> String {
        switch headline.metric {
        case .lines: "Code lines ÷ MVC"
        case .coverage: "View-free line coverage"
        case .instructions: "Instructions ÷ MVC"
        case .latency: "Latency ÷ MVC"
        }
    }

    private func text(_ value: Double, _ metric: HistoryMetric) -> String {
        metric == .coverage ? metric.text(value) : HistoryMetric.decimal(value, 2)
    }

    var headlines: [String] {
        var table = HistoryTable(
            "Headline",
            "Architecture",
            ">First report",
            ">Latest report",
            ">Latest, features of the first",
            ">Smallest",
            ">Largest"
        )
        for headline in allHeadlines {
            let values = headline.values
            guard let first = values.first, let last = values.last,
                let low = values.map(\.value).min(), let high = values.map(\.value).max()
            else { continue }
            table.add(
                title(headline),
                name(headline.variant),
                "\(text(first.value, headline.metric)) (\(first.features))",
                "\(text(last.value, headline.metric)) (\(last.features))",
                headline.latestOfFirstFeatures.map { text($0, headline.metric) } ?? "–",
                text(low, headline.metric),
                text(high, headline.metric)
            )
        }
        return [
            "## Headlines", "",
            "The headlines of the [summary](README.md) are medians over the features that have all "
                + "four architectures. The number of features is in parentheses: features were "
                + "added, which also moves a median. So the fifth column has only "
                + "those of the first report.",
            "",
        ] + table.lines
    }

    var headlineChanges: [String] {
        var table = HistoryTable("Headline", "Architecture", "Values")
        for headline in allHeadlines {
            table.add(
                title(headline),
                name(headline.variant),
                headline.values.map { change in
                    "\(text(change.value, headline.metric)) (\(change.features) features, "
                        + "\(place(change.report)))"
                }.joined(separator: "; ")
            )
        }
        return ["## Headlines at each change", ""] + table.lines
    }
}

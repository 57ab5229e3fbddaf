extension HistoryPage {
    /// The long lists at the end of the page.
    var details: [String] {
        let sections = [
            verdictChanges, allVerdicts, headlineChanges, implementationRanges, lineChanges,
            scenarioRanges(.instructions, "Instructions by scenario"),
            scenarioRanges(.latency, "Latency ratios by scenario"), reportList,
        ]
        return [sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")]
    }

    private var verdictChanges: [String] {
        return [
            "## All changes of verdicts", "",
            "*No edit*: no code line of an implementation of the feature or of its tests changed "
                + "between the two measured commits. A line is a removed or added line of code. A "
                + "criterion counts as changed when its printed text changed.", "",
        ] + table(of: history.verdictSteps).lines
    }

    private var allVerdicts: [String] {
        var table = HistoryTable("Claim", "Features", "Verdicts")
        var groups: [(claim: String, verdicts: String, features: [String])] = []
        for (key, series) in history.verdicts {
            var changes: [(report: Int, verdict: String)] = []
            for entry in series where changes.last?.verdict != entry.verdict {
                changes.append(entry)
            }
            let text = changes.map { "\($0.verdict) (\(place($0.report)))" }.joined(
                separator: " → "
            )
            let last = groups.firstIndex { $0.claim == key.claim && $0.verdicts == text }
            if let last {
                groups[last].features.append(key.feature)
            } else {
                groups.append((key.claim, text, [key.feature]))
            }
        }
        for group in groups {
            table.add(group.claim, group.features.joined(separator: ", "), group.verdicts)
        }
        return [
            "## Verdicts at each change", "",
            "The first entry is the first report that judged the claim in the feature.", "",
        ] + table.lines
    }

    private var implementationRanges: [String] {
        var table = HistoryTable(
            "Feature",
            "Variant",
            ">Code lines",
            ">Instructions of a call",
            ">Latency ÷ baseline"
        )
        for (feature, variants) in history.features {
            for variant in variants {
                let cells = HistoryMetric.ranged.map { metric in
                    history.ranges(metric, feature: feature, variant: variant) { scenario in
                        metric == .latency ? !scenario.isEmpty : true
                    }.map(\.factor).max().map(HistoryMetric.factor) ?? "–"
                }
                table.add(
                    ReportHistory.title(feature),
                    name(variant),
                    cells[0],
                    cells[1],
                    cells[2]
                )
            }
        }
        return [
            "## Ranges of each implementation", "",
            "Largest ÷ smallest value over all reports. For instructions and latency it is the "
                + "largest range of any scenario.", "",
        ] + table.lines
    }

    private var lineChanges: [String] {
        var table = HistoryTable("Feature", "Variant", "Code lines")
        for (feature, variants) in history.features {
            for variant in variants {
                let series = history.series(
                    .lines,
                    HistorySubject(feature: feature, variant: variant)
                )
                guard !series.isEmpty else { continue }
                table.add(
                    ReportHistory.title(feature),
                    name(variant),
                    series.map { "\(HistoryMetric.lines.text($0.value)) (\(place($0.report)))" }
                        .joined(separator: "; ")
                )
            }
        }
        return ["## Code lines at each change", ""] + table.lines
    }

    private func scenarioRanges(_ metric: HistoryMetric, _ title: String) -> [String] {
        var table = HistoryTable(
            "Feature",
            "Scenario",
            "Variant",
            ">Values",
            "First",
            "Smallest",
            "Largest",
            "Latest",
            ">Largest ÷ smallest"
        )
        for (feature, variants) in history.features {
            for scenario in history.scenarios(metric, feature) where !scenario.isEmpty {
                for variant in variants {
                    let subject = HistorySubject(
                        feature: feature,
                        variant: variant,
                        scenario: scenario
                    )
                    let series = history.series(metric, subject)
                    guard let first = series.first, let last = series.last,
                        let low = series.min(by: { $0.value < $1.value }),
                        let high = series.max(by: { $0.value < $1.value })
                    else { continue }
                    func text(_ entry: (report: Int, value: Double)) -> String {
                        "\(metric.text(entry.value)) (`\(history.reports[entry.report].commit)`)"
                    }
                    table.add(
                        ReportHistory.title(feature),
                        "`\(scenario)`",
                        name(variant),
                        "\(series.count)",
                        text(first),
                        text(low),
                        text(high),
                        text(last),
                        low.value > 0 ? HistoryMetric.factor(high.value / low.value) : "–"
                    )
                }
            }
        }
        return [
            "## \(title)", "",
            "*Values* is the number of times the value changed, plus 1. In parentheses is the "
                + "report in which the value appeared.", "",
        ] + table.lines
    }

    private var reportList: [String] {
        var table = HistoryTable("Report", "Format", "Measured commit of code lines", "Machine")
        for (index, report) in history.reports.enumerated() {
            let origins = report.rows.compactMap { report.origin(of: .lines, feature: $0.feature) }
            let newest = origins.max { $0.date < $1.date }
            table.add(
                place(index),
                report.format.map(String.init) ?? "–",
                newest.map { origin in
                    "`\(origin.commit.prefix(7))`"
                        + (origin.hasUncommittedChanges == true ? " and uncommitted changes" : "")
                } ?? "–",
                report.machine?.replacing("@", with: "\\@") ?? "–"
            )
        }
        return ["## Committed reports", ""] + table.lines
    }
}

internal import Foundation
internal import Statistics

/// The page about the movement of values and verdicts between the committed reports.
package struct HistoryPage {
    let history: ReportHistory
    private let variantNames: [String: String]

    package init(_ history: ReportHistory) {
        self.history = history
        var names: [String: String] = [:]
        for subject in history.reports.flatMap(\.origins).flatMap({ $0.subjects ?? [] }) {
            let words = subject.split(separator: " ")
            if words.count == 2 { names[words[1].lowercased()] = String(words[1]) }
        }
        variantNames = names
    }

    /// The Markdown of the page.
    package var markdown: String {
        let sections: [[String]] = [
            conclusion, reversals, rangesByFeature, causes, unedited, headlines, formats, details,
        ]
        let lines = sections.map { $0.joined(separator: "\n") }.filter { !$0.isEmpty }
        return lines.joined(separator: "\n\n") + "\n\n<!-- Drawn by scripts/draw-history. -->\n"
    }

    // MARK: - Parts of sentences

    func name(_ variant: String) -> String { variantNames[variant] ?? variant.capitalized }

    /// Returns the commit and the day of a report.
    func place(_ report: Int) -> String {
        "`\(history.reports[report].commit)` \(history.reports[report].date)"
    }

    func owner(_ subject: HistorySubject) -> String {
        ReportHistory.title(subject.feature) + " "
            + (subject.scenario.isEmpty ? "" : "`\(subject.scenario)` ") + name(subject.variant)
    }

    private func span(_ range: ReportHistory.Range, _ metric: HistoryMetric) -> String {
        "\(metric.text(range.low)) to \(metric.text(range.high))"
    }

    // MARK: - Sections

    private var conclusion: [String] {
        let reports = history.reports
        var lines = ["# Variance between reports", ""]
        lines.append("[Summary](README.md) · [Claims](claims.md) · [Method](method.md)")
        guard let first = reports.first, let last = reports.last else {
            return lines + ["", "There is no committed report."]
        }
        let judged = history.verdicts.filter { $0.series.count > 1 }.count
        let changed = Set(history.verdictSteps.map(\.key)).count
        let reversed = Set(history.verdictSteps.filter(\.isReversal).map(\.key)).count
        let claims = Set(history.verdicts.map(\.key.claim)).count
        let reversedClaims = Set(history.verdictSteps.filter(\.isReversal).map(\.key.claim)).count
        let unedited = history.verdictSteps.filter(\.isWithoutEdit).count
        lines += [
            "",
            "No architecture changed between \(first.date) and \(last.date). "
                + "The values in \(count(reports.count, "committed report")) moved all the same, "
                + "because implementations, criteria, method and machines changed. "
                + "Do not choose an architecture by a smaller difference than these movements.",
            "",
            "- **Verdicts**: a verdict is about one claim in one feature. "
                + "Of \(count(judged, "verdict")) in at least two reports, \(changed) changed, "
                + "\(reversed) of them from supported to not supported or back, "
                + "in \(reversedClaims) of \(count(claims, "claim")). "
                + "There were \(count(history.verdictSteps.count, "change")), \(unedited) of them "
                + "without an edit of an implementation or its tests.",
        ]
        for metric in HistoryMetric.ranged {
            let ranges = allRanges(metric)
            guard let largest = ranges.max(by: { $0.factor < $1.factor }),
                let middle = try? median(of: ranges.map(\.factor))
            else { continue }
            lines.append(
                "- **\(metric.title)**: largest ÷ smallest value up to "
                    + "\(HistoryMetric.factor(largest.factor)) (\(owner(largest.subject)), "
                    + "\(span(largest, metric))); median \(HistoryMetric.factor(middle)) of "
                    + "\(count(ranges.count, "range"))."
            )
        }
        return lines
    }

    private func allRanges(_ metric: HistoryMetric) -> [ReportHistory.Range] {
        history.features.flatMap { feature, _ in
            history.ranges(metric, feature: feature, scenarios: scenarios(of: metric))
        }
    }

    /// Returns a filter for the scenarios whose ranges are printed. A mean over scenarios is
    /// excluded, because it also changes when a scenario is added.
    private func scenarios(of metric: HistoryMetric) -> (String) -> Bool {
        { scenario in metric == .latency ? !scenario.isEmpty : true }
    }

    private var reversals: [String] {
        let table = table(of: history.verdictSteps.filter(\.isReversal))
        let rest = history.verdictSteps.filter { !$0.isReversal }
        var lines = ["## Reversed verdicts", ""]
        lines +=
            table.isEmpty
            ? ["No verdict changed from supported to not supported or back."] : table.lines
        if !rest.isEmpty {
            lines += [
                "",
                "The other \(count(rest.count, "change")) became or ceased to be borderline, "
                    + "not robust, inconclusive or the like: "
                    + "[all changes](#all-changes-of-verdicts).",
            ]
        }
        return lines
    }

    /// Returns a table with one row for equal changes in several features.
    func table(of steps: [ReportHistory.VerdictStep]) -> HistoryTable {
        var rows: [[String]] = []
        for step in steps {
            let row = [
                step.key.claim, step.key.feature, place(step.reports.1),
                "\(step.before) → \(step.after)", reason(step),
            ]
            if let index = rows.firstIndex(where: { $0[0] == row[0] && $0[2...] == row[2...] }) {
                rows[index][1] += ", " + row[1]
            } else {
                rows.append(row)
            }
        }
        var table = HistoryTable(
            "Claim",
            "Features",
            "Report",
            "Verdict",
            "Changed since the last one"
        )
        for row in rows { table.add(row) }
        return table
    }

    func reason(_ step: ReportHistory.VerdictStep) -> String {
        guard let implementations = step.implementationLines, let tests = step.testLines else {
            return "sources not known: a commit is missing"
        }
        var parts: [String] = []
        if implementations > 0 {
            parts.append("implementations (\(count(implementations, "line")))")
        }
        if tests > 0 { parts.append("tests (\(count(tests, "line")))") }
        if step.isMachineChanged { parts.append("machine") }
        if step.isCriterionChanged {
            parts.append("criterion or its wording")
        } else if parts.isEmpty {
            parts.append("criterion and machine unchanged")
        }
        return (step.isWithoutEdit ? "no edit; " : "") + parts.joined(separator: ", ")
    }

    private var rangesByFeature: [String] {
        var table = HistoryTable(
            "Feature",
            "Code lines",
            "Instructions of a call",
            "Latency ÷ baseline"
        )
        for (feature, _) in history.features {
            let cells = HistoryMetric.ranged.map { metric in
                let ranges = history.ranges(
                    metric,
                    feature: feature,
                    scenarios: scenarios(of: metric)
                )
                guard let largest = ranges.max(by: { $0.factor < $1.factor }) else { return "–" }
                let scenario = largest.subject.scenario
                return HistoryMetric.factor(largest.factor) + " ("
                    + (scenario.isEmpty ? "" : "`\(scenario)` ")
                    + "\(name(largest.subject.variant)), \(span(largest, metric)))"
            }
            table.add(ReportHistory.title(feature), cells[0], cells[1], cells[2])
        }
        return [
            "## Ranges by feature", "",
            "Each field is the widest range of a feature: largest ÷ smallest value of one "
                + "implementation (in one scenario), and the two values. "
                + "[Ranges of each implementation](#ranges-of-each-implementation) are below.", "",
        ] + table.lines
    }

    private var causes: [String] {
        var table = HistoryTable(
            "Metric",
            "Changed since the last measurement",
            ">Values",
            ">Moved",
            ">Median movement",
            ">Largest movement"
        )
        for metric in HistoryMetric.ranged {
            for cause in ReportHistory.Cause.allCases {
                let steps = history.valueSteps.filter { step in
                    step.metric == metric && step.cause == cause
                        && scenarios(of: metric)(step.subject.scenario)
                }
                let moved = steps.filter { $0.before != $0.after }
                guard !steps.isEmpty else { continue }
                let factors = moved.map(\.factor)
                table.add(
                    metric.title,
                    cause.rawValue,
                    "\(steps.count)",
                    "\(moved.count)",
                    (try? median(of: factors)).map(HistoryMetric.factor) ?? "–",
                    factors.max().map(HistoryMetric.factor) ?? "–"
                )
            }
        }
        return [
            "## Causes", "",
            "Each value is compared with that of the measurement before it. A movement is the "
                + "larger of the two ÷ the smaller. An edit is a changed code line of the "
                + "implementation, for a ratio also of the baseline, between the two measured "
                + "commits. Of several causes the first in the table is counted. "
                + "Machines differ if their recorded processors differ. Older reports recorded its "
                + "name only, so two of their machines can look the same.", "",
        ] + table.lines
    }

    private var unedited: [String] {
        var table = HistoryTable(
            "Report",
            "Edited since the last measurement",
            "Other machine",
            ">Values",
            ">Moved",
            ">Median movement",
            "Largest movement"
        )
        for report in history.reports.indices {
            for cause in [ReportHistory.Cause.kit, .method, .neither] {
                let steps = history.valueSteps.filter {
                    $0.metric == .instructions && $0.cause == cause && $0.reports.1 == report
                }
                let moved = steps.filter { $0.before != $0.after }
                guard let largest = moved.max(by: { $0.factor < $1.factor }),
                    largest.factor >= Self.visibleFactor
                else { continue }
                table.add(
                    place(report),
                    cause.rawValue,
                    isOtherMachine(largest) ? "yes" : "no",
                    "\(steps.count)",
                    "\(moved.count)",
                    (try? median(of: moved.map(\.factor))).map(HistoryMetric.factor) ?? "–",
                    "\(HistoryMetric.factor(largest.factor)) (\(owner(largest.subject)), "
                        + "\(HistoryMetric.instructions.text(largest.before)) to "
                        + "\(HistoryMetric.instructions.text(largest.after)))"
                )
            }
        }
        guard !table.isEmpty else { return [] }
        return [
            "## Instructions without an edit of the implementation", "",
            "Instructions of one binary repeat on every machine. In these reports the counts of "
                + "implementations that nobody edited changed, so another difference "
                + "caused it. "
                + "Reports in which no count moved by "
                + "\(HistoryMetric.decimal((Self.visibleFactor - 1) * 100, 0)) % are not listed.",
            "",
        ] + table.lines
    }

    private func isOtherMachine(_ step: ReportHistory.ValueStep) -> Bool {
        history.reports[step.reports.0].machine != history.reports[step.reports.1].machine
    }

    /// The smallest change of instructions that is listed.
    private static let visibleFactor = 1.02

    private var formats: [String] {
        var table = HistoryTable("Format", ">Reports", "First and last", "Values that are missing")
        var formats: [(format: Int?, reports: [Int])] = []
        for (index, report) in history.reports.enumerated() {
            if formats.last?.format == report.format, !formats.isEmpty {
                formats[formats.count - 1].reports.append(index)
            } else {
                formats.append((report.format, [index]))
            }
        }
        for (format, indices) in formats {
            var missing: [String] = []
            for metric in HistoryMetric.allCases {
                let reasons = indices.compactMap { history.reports[$0].obstacles[metric] }
                for reason in Set(reasons).sorted() {
                    let number = reasons.filter { $0 == reason }.count
                    missing.append("\(metric.title) in \(number): \(reason)")
                }
            }
            let silent = indices.filter { history.reports[$0].claims == nil }.count
            if silent > 0 { missing.append("Verdicts in \(silent): no page about claims") }
            let edges = Set([indices.first, indices.last].compactMap(\.self)).sorted()
            table.add(
                format.map(String.init) ?? "not readable",
                "\(indices.count)",
                edges.map { "`\(history.reports[$0].commit)`" }.joined(separator: " – "),
                missing.isEmpty ? "none" : missing.joined(separator: "; ")
            )
        }
        return [
            "## Reports", "",
            "Values are read from `report.json`, verdicts from the page about claims, both as "
                + "committed. Verdicts have today's names. A report of a side branch counts where "
                + "it was merged.", "",
        ] + table.lines
    }
}

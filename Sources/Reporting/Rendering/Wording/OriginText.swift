internal import Foundation
internal import Report

/// The text of the provenance of values: date, commit and load. It belongs to the run that measured
/// the values, not to the run that renders the page.
struct OriginText {
    let origins: [MeasurementOrigin]

    /// The days and commits of all values, such as
    /// `Measured on 2026-03-01 from commit 0123456789ab`.
    var beginning: String {
        let days = Set(origins.map { String($0.date.prefix(10)) }).sorted()
        guard !days.isEmpty else { return "Made" }
        return "Measured on \(Wording.list(days)) from \(Wording.list(states))"
    }

    /// The start times of the first and the last measurement, with the commits of all values.
    var line: String {
        let dates = origins.map(\.date).sorted()
        guard let first = dates.first, let last = dates.last else { return "nothing measured" }
        let time = first == last ? first : "\(first) to \(last)"
        return "\(time), \(Wording.list(states))"
    }

    /// Each state of the sources, in the order of metrics.
    private var states: [String] {
        origins.map(Self.state)
            .reduce(into: []) { states, state in
                if !states.contains(state) { states.append(state) }
            }
    }

    private static func state(_ origin: MeasurementOrigin) -> String {
        let isHash = origin.commit.allSatisfy(\.isHexDigit)
        let commit = isHash ? "commit \(origin.commit.prefix(12))" : "an unknown commit"
        return origin.hasUncommittedChanges == true ? "\(commit) with changes" : commit
    }

    /// A table with a row for each metric, or several rows if it was measured in several runs.
    var table: Table {
        var table = Table([
            ("Metric", .left), ("Started", .left), ("Commit", .left),
            ("Uncommitted changes", .left),
            ("Load before", .right), ("Load after", .right), ("CPU steal time", .right),
        ])
        for origin in origins {
            let changes = origin.hasUncommittedChanges.map { $0 ? "yes" : "no" }
            table.add(
                [
                    metric(of: origin), origin.date, origin.commit, changes ?? Self.notAvailable,
                    load(origin.loadBefore), load(origin.loadAfter),
                    origin.stealSeconds.map { String(format: "%.2f s", $0) } ?? Self.notAvailable,
                ]
                .map(Prose.init(value:))
            )
        }
        return table
    }

    /// Returns the metric, with its subjects unless all were measured in one run.
    private func metric(of origin: MeasurementOrigin) -> String {
        let title = origin.metric.title
        return origins.count { $0.metric == origin.metric } == 1
            ? title : "\(title) of \(Wording.list(origin.subjects))"
    }

    private static let notAvailable = "not available"

    private func load(_ load: Load) -> String {
        load.average.map { String(format: "%.2f", $0) } ?? Self.notAvailable
    }
}

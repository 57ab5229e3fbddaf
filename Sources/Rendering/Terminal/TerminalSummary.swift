internal import CellLines
internal import Claims
internal import CommandLineArguments
internal import Coverage
internal import Foundation
internal import Latency
internal import Lines
internal import Matrix
package import Report
internal import Statistics

/// What a report found, in few lines for a terminal: one feature gets a table, several a line each.
package struct TerminalSummary {
    /// No line is longer, in characters.
    package static let width = 80
    /// There are no more lines, however many features there are.
    package static let height = 24

    /// The most features that get a line.
    private static let listedFeatures = 12

    private let report: Report
    private let folder: String
    private let seconds: Double?

    /// - Parameters:
    ///   - folder: where the pages are.
    ///   - seconds: how long measuring took; `nil` where nothing was measured.
    package init(_ report: Report, folder: String, seconds: Double?) {
        self.report = report
        self.folder = folder
        self.seconds = seconds
    }

    package var text: String {
        let table = report.matrix.count == 1 ? feature(report.matrix[0]) : features
        let lines = (table + [""] + claims + unreliable + gaps).map {
            String($0.prefix(Self.width))
        }
        return (lines + ending).joined(separator: "\n")
    }

    // MARK: - One feature

    private func feature(_ row: MatrixRow) -> [String] {
        let judgement = report.latency(of: row.feature)?.judgement
        let comparisons = row.variants.indices.map {
            judgement?.whole.estimate.comparison(of: $0, to: 0)
        }
        let bar = IntervalBar(comparisons.compactMap { $0?.interval }, width: 24)
        var lines = [
            columns(
                report.title(plain: row.feature),
                "Code",
                "Coverage",
                "Latency ÷ \(row.feature.reference.title)",
                bar?.scale ?? ""
            )
        ]
        for (index, cell) in row.cells.enumerated() {
            let comparison = comparisons[index]
            let ratio = comparison.map {
                "\(Figures.ratio($0.ratio)) (\(Figures.interval($0.interval)))"
            }
            let drawn = comparison.flatMap { comparison in
                bar?.drawing(comparison.ratio, comparison.interval)
            }
            lines.append(
                columns(
                    cell.variant.title,
                    report.lines(of: cell).map { "\($0.sources.code)" } ?? Figures.none,
                    report.coverage(of: cell).map { Figures.percent($0.total.lines) }
                        ?? Figures.none,
                    ratio ?? (judgement != nil && index == 0 ? "1" : Figures.none),
                    drawn ?? (index == 0 ? bar?.reference ?? "" : "")
                )
            )
        }
        return lines
    }

    private func columns(
        _ name: String,
        _ code: String,
        _ coverage: String,
        _ latency: String,
        _ bar: String
    ) -> String {
        [
            padded(name, to: 13), code.flushRight(in: 5), coverage.flushRight(in: 9),
            "  " + padded(latency, to: 23), bar,
        ]
        .joined(separator: " ").withoutTrailingBlanks
    }

    // MARK: - Several features

    private var features: [String] {
        var lines = [
            padded("Feature", to: 14) + padded("Code lines", to: 30)
                + "Latency ÷ \(report.referenceTitle ?? "the reference of each")"
        ]
        for row in report.matrix.prefix(Self.listedFeatures) {
            lines.append(
                padded(report.title(plain: row.feature), to: 14) + padded(sizes(row), to: 30)
                    + latency(row)
            )
        }
        let more = report.matrix.count - Self.listedFeatures
        return more > 0 ? lines + ["and \(more) more"] : lines
    }

    /// The least and the most code.
    private func sizes(_ row: MatrixRow) -> String {
        let sizes = row.cells.compactMap { cell in
            report.lines(of: cell).map { (cell.variant.title, $0.sources.code) }
        }
        guard
            let least = sizes.min(by: { $0.1 < $1.1 }), let most = sizes.max(by: { $0.1 < $1.1 })
        else { return Figures.none }
        return "\(least.0) \(least.1) – \(most.0) \(most.1)"
    }

    /// The smallest and the largest ratio, or why there is none to be told.
    private func latency(_ row: MatrixRow) -> String {
        guard let judgement = report.latency(of: row.feature)?.judgement else {
            return Figures.none
        }
        guard judgement.isReliable else { return "unreliable" }
        let ratios = row.variants.indices.dropFirst().compactMap { index in
            judgement.whole.estimate.comparison(of: index, to: 0).map {
                (row.variants[index].title, $0.ratio)
            }
        }
        guard
            let least = ratios.min(by: { $0.1 < $1.1 }), let most = ratios.max(by: { $0.1 < $1.1 })
        else { return Figures.none }
        let range =
            "\(least.0) \(Figures.ratio(least.1)) – \(most.0) \(Figures.ratio(most.1))"
        return judgement.isRanked ? range : range + ", no ranking"
    }

    // MARK: - What else there is to know

    private var claims: [String] {
        let judge = Judge(report: report)
        let verdicts = Claim.all.flatMap { judge.findings(on: $0) }.map(\.verdict)
        let order: [Finding.Verdict] = [
            .supported, .notSupported, .cannotTell, .noDirection, .notMeasured,
        ]
        let parts = order.compactMap { verdict in
            let count = verdicts.count { $0 == verdict }
            return count == 0 ? nil : "\(count) \(verdict.rawValue)"
        }
        return parts.isEmpty
            ? [] : wrapped("Claims: " + parts.joined(separator: ", ") + ".", lines: 2)
    }

    private var unreliable: [String] {
        let scripts = (report.latency.value?.scripts ?? []).filter { !$0.judgement.isReliable }
        guard !scripts.isEmpty else { return [] }
        let names = scripts.map { "\($0.feature) \($0.script)" }
        return wrapped("Unreliable in this run: \(names.joined(separator: ", ")).", lines: 2)
    }

    private var gaps: [String] {
        let missing = report.outcomes.filter {
            if case .notAvailable = $0.outcome { true } else { false }
        }
        .map(\.measure)
        return missing.isEmpty
            ? [] : wrapped("Not available here: \(missing.joined(separator: ", ")).", lines: 1)
    }

    /// How long it took and where to read on; a path is told whole, however long it is.
    private var ending: [String] {
        let time = seconds.map { seconds in
            let whole = Int(seconds.rounded())
            return whole < 60
                ? "Measured in \(whole) s." : "Measured in \(whole / 60) min \(whole % 60) s."
        }
        let place = "Read on in \(folder)/README.md."
        guard let time else { return [place] }
        return time.count + 1 + place.count > Self.width ? [time, place] : ["\(time) \(place)"]
    }

    // MARK: - Text

    private func wrapped(_ text: String, lines: Int) -> [String] {
        let broken = CommandLineArguments.wrapped(
            text,
            width: Self.width,
            indentation: 0,
            hanging: 2
        )
        guard broken.count > lines, let last = broken.prefix(lines).last else { return broken }
        return broken.prefix(lines - 1) + [String(last.prefix(Self.width - 2)) + " …"]
    }

    private func padded(_ text: String, to width: Int) -> String {
        let shown = text.count < width ? text : String(text.prefix(width - 2)) + "…"
        return shown.filled(to: width)
    }
}

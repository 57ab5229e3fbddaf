internal import CellSources
internal import Claims
internal import Coverage
internal import Latency
internal import Lines
internal import Matrix
internal import Report
internal import Statistics

/// What was found over all features: three sentences, and one table of features and variants.
struct OverviewSection {
    let report: Report

    var blocks: [Block] {
        let sentences = [code, reach, latency].compactMap(\.self)
        return (sentences.isEmpty ? [] : [.items(sentences)])
            + (CoverageChart(report: report).chart.map { [.chart($0)] } ?? [])
            + (legend.isEmpty ? [] : matrices + [.paragraph(key)])
    }

    /// The features that are built in all architectures, which alone can be compared in a sentence.
    private var compared: [Feature] {
        report.features.filter {
            Set(report.variants(of: $0)).isSuperset(of: Variant.architectures)
        }
    }

    /// Which features a sentence is about.
    private var scope: Prose {
        compared.count == 1
            ? " in \(report.title(of: compared[0]))"
            : " in the \(compared.count) features that are built in all four"
    }

    // MARK: - Sentences

    private var code: Prose? {
        extremes(.codeLines).map { extremes in
            let ratios = extremes.values.map { $0.most / $0.least }
            return "**Code**: least in \(extremes.least), most in \(extremes.most), "
                + "\(range(ratios, Figures.ratioOfSizes)) times as much\(scope)."
        }
    }

    private var reach: Prose? {
        extremes(.viewFreeShare).map { extremes in
            let most = range(extremes.values.map(\.most), percent)
            let least = range(extremes.values.map(\.least), percent)
            return
                "**Tests without a view** reach most in \(extremes.most), \(most) % of the lines, "
                + "and least in \(extremes.least), \(least) %\(scope)."
        }
    }

    private var latency: Prose? {
        let features = compared.filter { report.latency(of: $0) != nil }
        let variants = Variant.architectures.dropFirst()
        guard !features.isEmpty, let reference = Variant.architectures.first else { return nil }
        let parts = variants.map { variant -> Prose in
            let found = features.compactMap { feature -> (verdict: Prose, feature: Feature)? in
                guard let judgement = report.latency(of: feature)?.judgement,
                    let index = report.variants(of: feature).firstIndex(of: variant)
                else { return nil }
                return (adjective(Wording.verdict(on: index, judgement, isShort: true)), feature)
            }
            return "\(variant.title) is "
                + Wording.list(
                    found.map(\.verdict).distinct.map { verdict in
                        let same = found.filter { $0.verdict == verdict }.map(\.feature)
                        return "\(verdict)\(place(same, of: features))"
                    }
                )
        }
        return "**Latency** against \(reference.title)\(scope): \(parts.joined(separator: "; "))."
    }

    /// A verdict as it stands behind “is”.
    private func adjective(_ verdict: Prose) -> Prose {
        switch verdict.plain {
        case "no direction": "without direction"
        case "cannot tell": "not told apart"
        default: verdict
        }
    }

    // MARK: - Extremes

    private struct Extremes {
        let least: Prose
        let most: Prose
        let values: [(least: Double, most: Double)]
    }

    /// Which architecture has the least and the most of something, in each feature; `nil` where a
    /// figure is missing everywhere.
    private func extremes(_ quantity: Quantity) -> Extremes? {
        var least: [(Variant, Feature)] = []
        var most: [(Variant, Feature)] = []
        var values: [(least: Double, most: Double)] = []
        for feature in compared {
            let figures = Variant.architectures.compactMap { variant in
                quantity.value(of: Cell(feature: feature, variant: variant), in: report)
                    .map { (variant: variant, value: $0) }
            }
            guard figures.count == Variant.architectures.count,
                let first = figures.min(by: { $0.value < $1.value }),
                let last = figures.max(by: { $0.value < $1.value })
            else { continue }
            least.append((first.variant, feature))
            most.append((last.variant, feature))
            values.append((first.value, last.value))
        }
        guard !values.isEmpty else { return nil }
        return Extremes(least: names(least), most: names(most), values: values)
    }

    private func names(_ found: [(variant: Variant, feature: Feature)]) -> Prose {
        let all = found.map(\.feature)
        let variants = found.map(\.variant).distinct
        return Wording.list(
            variants.map { variant in
                let features = found.filter { $0.variant == variant }.map(\.feature)
                return "\(variant.title)\(place(features, of: all))"
            }
        )
    }

    /// Where something holds that does not hold in all: the features named.
    private func place(_ features: [Feature], of all: [Feature]) -> Prose {
        if features.count == all.count { return "" }
        return " in \(Wording.list(features.map { "\(report.title(of: $0))" as Prose }))"
    }

    private func range(_ values: [Double], _ text: (Double) -> String) -> String {
        let ends = [values.min(), values.max()].compactMap(\.self).map(text).distinct
        return ends.joined(separator: " – ")
    }

    /// Without its unit.
    private func percent(_ share: Double) -> String {
        Figures.percent(share).replacing(" %", with: "")
    }

    // MARK: - Matrix

    /// What a field of the table holds, in this order.
    private var legend: [Prose] {
        [
            report.lines.value.map { _ in "code lines" },
            report.coverage.value.map { _ in "lines that tests reach without a view" },
            report.latency.value.map { _ in "latency ÷ that of the feature's reference" },
        ].compactMap(\.self)
    }

    private var key: Prose {
        let assembled = report.matrix.cells.contains { !$0.taken.isEmpty }
        return "In each field: \(legend.joined(separator: " · "))."
            + (assembled ? " A + stands for modules of other variants, which come on top." : "")
    }

    /// Architectures, and labs apart from them: no variant of one is in another.
    private var matrices: [Block] {
        let labs = report.features.filter { $0.axis != .architecture }
        return [report.features.filter { $0.axis == .architecture }, labs]
            .filter { !$0.isEmpty }
            .map { .table(matrix(of: $0)) }
    }

    private func matrix(of features: [Feature]) -> Table {
        var table = Table(
            [("Variant", .left)] + features.map { ("\(report.title(of: $0))", .right) }
        )
        for variant in features.flatMap({ report.variants(of: $0) }).distinct {
            table.add(
                ["**\(variant.title)**"]
                    + features.map { feature in
                        guard report.variants(of: feature).contains(variant),
                            let cell = Cell(variant, of: feature)
                        else { return "" }
                        return .figure(field(of: cell))
                    }
            )
        }
        return table
    }

    private func field(of cell: Cell) -> String {
        let index = report.variants(of: cell.feature).firstIndex(of: cell.variant)
        let judgement = report.latency(of: cell.feature)?.judgement
        let ratio =
            index == 0
            ? 1
            : index.flatMap { judgement?.whole.estimate.comparison(of: $0, to: 0)?.ratio }
        return [
            report.lines.value.map { _ in
                (report.lines(of: cell).map { "\($0.sources.code)" } ?? Figures.none)
                    + (cell.taken.isEmpty ? "" : "+")
            },
            report.coverage.value.map { _ in
                Figures.percent(report.coverage(of: cell)?.withoutView.lines.fraction)
            },
            report.latency.value.map { _ in
                judgement == nil ? Figures.none : ratio.map(Figures.ratio) ?? Figures.none
            },
        ].compactMap(\.self).joined(separator: " · ")
    }
}

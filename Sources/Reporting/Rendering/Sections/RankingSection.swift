internal import Decision
internal import Matrix
internal import Statistics

/// The ranking with some weights: points, ranges, reasons, and the weights that would change the
/// leader.
struct RankingSection {
    let table: PointTable
    let weights: Weights

    /// The ranking, and the weights that would change it; empty if no measured criterion has a weight.
    var blocks: [Block] {
        let ranking = ranking
        return ranking.isEmpty ? [] : ranking + [.items(turns)]
    }

    /// The points of each architecture, and which are ahead; empty if no measured criterion has a
    /// weight.
    var ranking: [Block] {
        guard let ranking = Ranking(table, weights) else { return [] }
        var rows = Table([
            ("Architecture", .left), ("Points", .right), ("Range", .right),
            ("Largest gain and loss", .left),
        ])
        for standing in ranking.standings {
            rows.add([
                "**\(standing.variant.title)**", .value(Self.text(standing.points)),
                .value(Self.text(standing.range)), reason(standing, ranking),
            ])
        }
        return [.table(rows), .paragraph(leading(ranking))]
    }

    /// Returns the criteria in which a variant gains and loses the most points against the
    /// baseline.
    private func reason(_ standing: Ranking.Standing, _ ranking: Ranking) -> Prose {
        guard let baseline = ranking.standings.first(where: { $0.variant == table.variants.first })
        else { return "" }
        guard standing.variant != baseline.variant else {
            return "baseline: 100 points for each cost"
        }
        let differences = zip(standing.parts, baseline.parts).map { $0 - $1 }
        let changes = zip(differences, table.criteria)
        var texts: [String] = []
        if let (gain, criterion) = changes.max(by: { $0.0 < $1.0 }), gain >= 0.5 {
            texts.append("+\(Self.text(gain)) \(criterion.title)")
        }
        if let (loss, criterion) = changes.min(by: { $0.0 < $1.0 }), loss <= -0.5 {
            texts.append("−\(Self.text(-loss)) \(criterion.title)")
        }
        return texts.isEmpty ? "as the baseline" : Prose(value: texts.joined(separator: "; "))
    }

    private func leading(_ ranking: Ranking) -> Prose {
        let leaders = ranking.leaders
        let behind = ranking.standings.map(\.variant).filter { !leaders.contains($0) }
        let names = Wording.list(leaders.map(\.title))
        guard leaders.count > 1 else { return "**\(names)** is ahead of all others." }
        guard table.hasRange else { return "**Nothing is ranked**: one feature has no range." }
        let margin = Self.text(Ranking.margin)
        guard !behind.isEmpty else {
            return """
                **Nothing is ranked**: the ranges of \(names) overlap or are less than \(margin) \
                points apart.
                """
        }
        return """
            **\(names)** are not ranked among themselves, because their ranges overlap or are less than \
            \(margin) points apart. Behind at least one of them: \(Wording.list(behind.map(\.title))).
            """
    }

    private var turns: [Prose] {
        let turns = Turn.all(in: table, weights)
        guard !turns.isEmpty else {
            return ["No single weight changes which architecture has the most points."]
        }
        return turns.map { turn in
            """
            With “\(turn.item.title)” at \(turn.to) instead of \(turn.from), \(turn.first.title) has the \
            most points.
            """
        }
    }

    // MARK: - Texts

    static func text(_ points: Double) -> String { DecimalText.text(points, digits: 0) }

    static func text(_ range: ClosedRange<Double>) -> String {
        [range.lowerBound, range.upperBound].map(text).distinct.joined(separator: "–")
    }

    /// Returns the mean, with the smallest and the largest value in parentheses, or with the remark
    /// that there is only one change.
    static func text(
        of criterion: DecisionCriterion,
        _ variant: Variant,
        in table: PointTable
    ) -> String? {
        let points = table.points(criterion, of: variant)
        guard let low = points.min(), let high = points.max() else { return nil }
        let mean = text(points.reduce(0, +) / Double(points.count))
        if criterion.group == .changes, points.count == 1 { return "\(mean) (one change)" }
        let ends = text(low...high)
        return ends == mean ? mean : "\(mean) (\(ends))"
    }
}

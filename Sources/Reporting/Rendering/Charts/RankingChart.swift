internal import Decision
internal import Matrix

/// The points and ranges of all architectures in each typical situation.
struct RankingChart {
    let table: PointTable

    /// Wide enough for the ranges in words, and still readable on a phone.
    private static let width = 520.0

    /// - Returns: `nil` if no measured criterion has a weight in a situation.
    var chart: Chart? {
        let rankings = WeightProfile.all.compactMap { profile in
            Ranking(table, profile.weights).map { (profile: profile, ranking: $0) }
        }
        guard !rankings.isEmpty else { return nil }
        let ranked = rankings.filter { $0.ranking.leaders.count < $0.ranking.standings.count }
        let findings =
            ranked.map { profile, ranking in
                "\(profile.title): \(Wording.list(ranking.leaders.map(\.title)))"
            } + (ranked.count < rankings.count ? ["no clear order in the others"] : [])
        return Chart(
            name: "decision",
            title: ranked.isEmpty ? "No clear order" : findings.joined(separator: "; "),
            drawing: .ranges(
                RangePlot(
                    axis: Self.axis,
                    groups: rankings.map { profile, ranking in
                        RangePlot.Group(title: profile.title, rows: Self.rows(of: ranking))
                    }
                )
            ),
            width: Self.width
        )
    }

    private static var axis: String {
        let margin = RankingSection.text(Ranking.margin)
        return "Points, with the range over all criteria. Filled: no other range begins \(margin) "
            + "points or more beyond its end"
    }

    private static func rows(of ranking: Ranking) -> [RangePlot.Row] {
        ranking.standings.map { standing in
            RangePlot.Row(
                label: standing.variant.title,
                value: standing.points,
                range: standing.range,
                colour: ChartColour(standing.variant),
                isLeading: ranking.leaders.contains(standing.variant)
            )
        }
    }
}

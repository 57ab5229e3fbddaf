internal import Decision
internal import Matrix

/// The points and ranges of all architectures in each typical situation.
struct RankingChart {
    let table: PointTable

    /// - Returns: `nil` if no measured criterion has a weight in a situation.
    var chart: Chart? {
        let rankings = WeightProfile.all.compactMap { profile in
            Ranking(table, profile.weights).map { (profile: profile, ranking: $0) }
        }
        guard !rankings.isEmpty else { return nil }
        let findings = rankings.map { profile, ranking in
            let leaders = ranking.leaders.map(\.title)
            let all = leaders.count == ranking.standings.count
            return "\(profile.name): \(all ? "nothing is ranked" : Wording.list(leaders))"
        }
        return Chart(
            name: "decision",
            title: "Behind no other architecture: \(findings.joined(separator: "; "))",
            drawing: .ranges(
                RangePlot(
                    axis: Self.axis,
                    groups: rankings.map { profile, ranking in
                        RangePlot.Group(title: profile.name, rows: Self.rows(of: ranking))
                    }
                )
            )
        )
    }

    private static var axis: String {
        let margin = RankingSection.text(Ranking.margin)
        return "Points; the line reaches from the lowest to the highest value of all criteria. "
            + "Filled: no other line begins \(margin) points or more beyond its end"
    }

    private static func rows(of ranking: Ranking) -> [RangePlot.Row] {
        ranking.standings.map { standing in
            RangePlot.Row(
                label: standing.variant.title,
                value: standing.points,
                range: standing.range,
                isLeading: ranking.leaders.contains(standing.variant)
            )
        }
    }
}

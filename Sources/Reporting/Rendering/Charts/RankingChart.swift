internal import Decision
internal import Matrix

/// The points and ranges of all architectures in each typical situation.
struct RankingChart {
    let table: PointTable

    /// - Returns: `nil` if no measured criterion has a weight in a situation.
    var chart: Chart? {
        let rankings = Profile.all.compactMap { profile in
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
            title: "Ahead with the weights of \(findings.joined(separator: "; "))",
            drawing: .ranges(
                RangePlot(
                    axis:
                        "Points; the line reaches from the lowest to the highest value of all criteria, "
                        + "and a filled point is behind no other",
                    groups: rankings.map { profile, ranking in
                        RangePlot.Group(title: profile.name, rows: Self.rows(of: ranking))
                    }
                )
            )
        )
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

/// One process's values of one series, sorted once so that each redrawn median is a short walk.
struct RankedRounds {
    /// The values in ascending order.
    private let values: [Double]
    /// The round that each of the values came from.
    private let rounds: [Int]

    init(_ series: [Double]) {
        rounds = series.indices.sorted { (series[$0], $0) < (series[$1], $1) }
        values = rounds.map { series[$0] }
    }

    /// The median when each round counts as often as it was drawn, as many draws as rounds.
    func median(timesDrawn: [Int]) -> Double {
        let count = values.count
        let target = (count + 1) / 2
        var seen = 0
        var place = 0
        while true {
            seen += timesDrawn[rounds[place]]
            if seen >= target { break }
            place += 1
        }
        let lower = values[place]
        // An even count has two middle values; both are this one if it was drawn past the middle.
        guard count.isMultiple(of: 2), seen == target else { return lower }
        repeat { place += 1 } while timesDrawn[rounds[place]] == 0
        return midpoint(lower, values[place])
    }
}

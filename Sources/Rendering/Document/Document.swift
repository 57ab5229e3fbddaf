/// One page, as values that a format draws.
struct Document {
    /// By what links call it, and files are named.
    let name: String
    let blocks: [Block]

    var charts: [Chart] {
        blocks.compactMap { if case .chart(let chart) = $0 { chart } else { nil } }
    }
}

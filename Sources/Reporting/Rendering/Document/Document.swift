/// One page, as values that a format draws.
struct Document {
    /// By what links call it, and files are named.
    let name: String
    let blocks: [Block]

    /// Its first heading.
    var title: String {
        blocks.lazy.compactMap { if case .heading(1, let title) = $0 { title.plain } else { nil } }
            .first ?? name
    }

    var charts: [Chart] {
        blocks.compactMap { if case .chart(let chart) = $0 { chart } else { nil } }
    }
}

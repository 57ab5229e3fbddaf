/// A page, as values that a format renders.
struct Document {
    /// The name in links and file names.
    let name: String
    let blocks: [Block]

    /// The text of the first heading.
    var title: String {
        blocks.lazy.compactMap { if case .heading(1, let title) = $0 { title.plain } else { nil } }
            .first ?? name
    }

    var charts: [Chart] {
        blocks.flatMap { if case .charts(let charts) = $0 { charts } else { [Chart]() } }
    }
}

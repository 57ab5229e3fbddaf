/// Bars that are made of parts, one below the other, all on one scale.
struct BarChart: Hashable, Sendable {
    /// What a part of a bar is, with its colour.
    struct Kind: Hashable, Sendable {
        let title: String
        let colour: ChartColour
    }

    struct Part: Hashable, Sendable {
        let kind: Kind
        /// 0 or more.
        let value: Int
    }

    struct Bar: Hashable, Sendable {
        let label: String
        /// From left to right.
        let parts: [Part]

        var total: Double { parts.reduce(0) { $0 + Double($1.value) } }
    }

    /// What is counted.
    let axis: String
    let bars: [Bar]

    /// What is in some bar, in the order in which it is met there.
    var kinds: [Kind] {
        var kinds: [Kind] = []
        for part in bars.flatMap(\.parts) where part.value > 0 && !kinds.contains(part.kind) {
            kinds.append(part.kind)
        }
        return kinds
    }

    var words: String {
        let bars = bars.map { bar in
            let parts = bar.parts.filter { $0.value > 0 }.map { "\($0.kind.title) \($0.value)" }
            return "\(bar.label): \(parts.joined(separator: ", "))"
        }
        return "\(axis). " + bars.joined(separator: "; ")
    }
}

/// A source with all its mutants, each behind a condition that selects it.
struct MutatedSource {
    /// The source with all mutants.
    private(set) var text: [UInt8] = []
    /// The range of each site in the text, with its condition.
    private(set) var ranges: [Range<Int>]
    /// The inserted ranges of the text, in order.
    private var inserted: [Range<Int>] = []

    /// - Parameters:
    ///   - sites: the mutation sites, each with the source of its condition.
    init(_ source: [UInt8], _ sites: [(site: MutationSite, condition: String)]) {
        var insertions: [Insertion] = []
        for (index, (site, condition)) in sites.enumerated() {
            let frame = site.frame(condition)
            let length = site.range.count
            insertions.append(
                Insertion(
                    site: index,
                    offset: site.range.lowerBound,
                    isBehind: false,
                    length: length,
                    text: frame.before
                )
            )
            insertions.append(
                Insertion(
                    site: index,
                    offset: site.range.upperBound,
                    isBehind: true,
                    length: length,
                    text: frame.behind
                )
            )
        }
        ranges = sites.map(\.site.range)
        var end = 0
        for insertion in insertions.sorted() {
            text += source[end..<insertion.offset]
            let start = text.count
            text += insertion.text.utf8
            end = insertion.offset
            inserted.append(start..<text.count)
            // The beginning of a site precedes its end.
            let first = insertion.isBehind ? ranges[insertion.site].lowerBound : start
            ranges[insertion.site] = first..<text.count
        }
        text += source[end...]
    }

    // MARK: - Positions

    /// Returns the offset in the text of a line and a column, both from 1; `nil` outside of the
    /// text.
    func offset(line: Int, column: Int) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let offset = start + column - 1
        return text.indices.contains(offset) ? offset : nil
    }

    /// Returns the offset in the source of an offset in the text; `nil` if the text was inserted.
    func sourceOffset(of offset: Int) -> Int? {
        var length = 0
        for range in inserted {
            if range.contains(offset) { return nil }
            if range.upperBound > offset { break }
            length += range.count
        }
        return offset - length
    }

    private struct Insertion: Comparable {
        /// The index of its site.
        let site: Int
        let offset: Int
        let isBehind: Bool
        /// The number of bytes around which it is inserted.
        let length: Int
        let text: String

        /// Orders insertions by their offsets. At one offset, endings come before beginnings; inner
        /// ones end first and begin last.
        static func < (left: Insertion, right: Insertion) -> Bool {
            if left.offset != right.offset { return left.offset < right.offset }
            if left.isBehind != right.isBehind { return left.isBehind }
            return left.isBehind ? left.length < right.length : left.length > right.length
        }
    }
}

/// A source with all its mutants, each behind a condition that selects it.
enum MutatedSource {
    /// Returns the source with all mutants.
    ///
    /// - Parameters:
    ///   - sites: the mutation sites, each with the source of its condition.
    static func text(of source: [UInt8], _ sites: [(site: MutationSite, condition: String)])
        -> [UInt8]
    {
        var insertions: [Insertion] = []
        for (site, condition) in sites {
            let frame = site.frame(condition)
            let length = site.range.count
            insertions.append(
                Insertion(
                    offset: site.range.lowerBound,
                    isBehind: false,
                    length: length,
                    text: frame.before
                )
            )
            insertions.append(
                Insertion(
                    offset: site.range.upperBound,
                    isBehind: true,
                    length: length,
                    text: frame.behind
                )
            )
        }
        var text: [UInt8] = []
        var end = 0
        for insertion in insertions.sorted() {
            text += source[end..<insertion.offset]
            text += insertion.text.utf8
            end = insertion.offset
        }
        return text + source[end...]
    }

    private struct Insertion: Comparable {
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

internal import SeededRandom

extension SplitMix64 {
    /// Puts elements into any order.
    ///
    /// Source: R. A. Fisher and F. Yates, in the form of R. Durstenfeld, "Algorithm 235: Random
    /// Permutation". What the library of Swift does with a generator is not promised to stay the same.
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        for index in elements.indices.dropLast() {
            elements.swapAt(index, integer(in: index...(elements.count - 1)))
        }
    }
}

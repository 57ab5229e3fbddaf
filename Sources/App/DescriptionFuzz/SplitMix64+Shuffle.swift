internal import SeededRandom

extension SplitMix64 {
    /// Shuffles elements.
    ///
    /// Source: R. A. Fisher and F. Yates, in the form of R. Durstenfeld, "Algorithm 235: Random
    /// Permutation". The standard library does not promise that its use of a generator stays the
    /// same.
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        for index in elements.indices.dropLast() {
            elements.swapAt(index, integer(in: index...(elements.count - 1)))
        }
    }
}

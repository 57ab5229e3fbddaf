/// A random number generator: Sebastiano Vigna's SplitMix64. The same seed gives the same numbers
/// on every machine.
///
/// Source: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014, with the constants of Vigna's public-domain `splitmix64.c`. Not for secrets.
package struct SplitMix64: RandomNumberGenerator, Sendable, Hashable, Codable {
    private var state: UInt64

    /// Creates the sequence of a seed. All seeds are suitable, including zero.
    package init(seed: UInt64) {
        state = seed
    }

    /// Creates the sequence of one of many items that are generated from one seed.
    ///
    /// - Parameters:
    ///   - item: the number of the item.
    ///   - kind: the number of the kind of items, if there are several.
    package init(seed: UInt64, item: Int, kind: UInt64 = 0) {
        var mixer = SplitMix64(seed: seed &+ kind &* 0x1_0000_0001)
        self.init(seed: mixer.next() ^ UInt64(bitPattern: Int64(item)))
    }

    /// Returns the next 64 random bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a random index from 0 up to, not including, `count`, which must be positive.
    ///
    /// It does not use `Int.random(in:using:)`, whose algorithm the standard library may change,
    /// because a printed seed must give the same numbers for years. The bias of the plain
    /// multiplication is below `count` ÷ 2⁶⁴.
    package mutating func index(below count: Int) -> Int {
        precondition(count > 0, "an index needs at least one element to point to")
        return Int(next().multipliedFullWidth(by: UInt64(count)).high)
    }

    /// Returns a random integer from the range, including its bounds.
    package mutating func integer(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + index(below: range.upperBound - range.lowerBound + 1)
    }

    /// Returns a random element of a non-empty array.
    package mutating func element<Element>(of elements: [Element]) -> Element {
        elements[index(below: elements.count)]
    }

    /// Returns true with a probability of 1 ÷ `count`.
    package mutating func happens(onceIn count: Int) -> Bool {
        index(below: count) == 0
    }
}

internal import SeededRandom
internal import Testing

@Suite("The seeded generator")
struct SplitMix64Tests {
    @Test("Seed 1234567 gives the published sequence")
    func publishedSequence() {
        var random = SplitMix64(seed: 1_234_567)
        let expected: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        ]
        #expect(expected.map { _ in random.next() } == expected)
    }

    @Test("Indices are below the count and about equally frequent")
    func indices() {
        var random = SplitMix64(seed: 0)
        var counts = [Int](repeating: 0, count: 5)
        for _ in 0..<5_000 { counts[random.index(below: 5)] += 1 }
        #expect(counts.allSatisfy { (900...1_100).contains($0) })
    }
}

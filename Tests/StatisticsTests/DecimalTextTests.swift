internal import SeededRandom
internal import Statistics
internal import Testing

@Suite("Decimal text")
struct DecimalTextTests {
    @Test(
        "Numbers are rounded half up",
        arguments: [(0.125, 2, "0.13"), (2.5, 0, "3"), (-0.001, 2, "0.00"), (1.2345, 3, "1.235")]
    )
    func rounding(value: Double, digits: Int, text: String) {
        #expect(DecimalText.text(value, digits: digits) == text)
    }

    @Test(
        "A number has enough digits to be on its side of a threshold",
        arguments: [
            (45.0 / 53, 0.85, "0.849"), (47.0 / 55, 0.85, "0.855"), (1_111.0 / 889, 1.25, "1.2497"),
            (0.85, 0.85, "0.85"), (0.9, 0.85, "0.90"),
        ]
    )
    func threshold(value: Double, threshold: Double, text: String) {
        #expect(DecimalText.text(value, digits: 2, comparedWith: [threshold]) == text)
    }

    @Test("No printed number is on the other side of its threshold")
    func sides() throws {
        var random = SplitMix64(seed: 1)
        for _ in 0..<1_000 {
            let threshold = Double(random.integer(in: 1...300)) / 100
            let distance = Double(random.integer(in: -9_999...9_999)) / 1_000_000
            let value = threshold + distance
            let text = DecimalText.text(value, digits: 2, comparedWith: [threshold])
            let printed = try #require(Double(text))
            #expect((printed < threshold) == (value < threshold), "\(value), \(threshold)")
            #expect((printed > threshold) == (value > threshold), "\(value), \(threshold)")
            #expect(abs(printed - value) <= 0.005 + 1e-9, "\(value) reads \(text)")
        }
    }

    @Test(
        "A share below 1 never reads 100.0 %",
        arguments: [(2.0 / 3, "66.7 %"), (1, "100.0 %"), (0.99996, "99.9 %"), (0, "0.0 %")]
    )
    func percent(share: Double, text: String) {
        #expect(DecimalText.percent(share) == text)
    }
}

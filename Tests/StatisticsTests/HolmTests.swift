internal import Statistics
internal import Testing

@Suite("Holm's procedure")
struct HolmTests {
    @Test("Four p-values are adjusted as calculated by hand")
    func workedExample() {
        // In order: 0.005 × 4, 0.01 × 3, 0.03 × 2, 0.04 × 1, never below the one before.
        let holm = Holm(probabilities: [0.01, 0.04, 0.03, 0.005], significance: 0.05)
        let adjusted = [0.03, 0.06, 0.06, 0.02]
        // 0.03 > 0.05 ÷ 2 ends the rejection, so the others have the same level.
        let levels = [0.05 / 3, 0.05 / 2, 0.05 / 2, 0.05 / 4]
        for index in 0..<4 {
            #expect(abs(holm.adjusted[index] - adjusted[index]) < 1e-12)
            #expect(abs(holm.levels[index] - levels[index]) < 1e-12)
        }
    }

    @Test("A single hypothesis is not adjusted, and an empty family is valid")
    func trivialFamilies() {
        let single = Holm(probabilities: [0.2], significance: 0.05)
        #expect(single.adjusted == [0.2])
        #expect(single.levels == [0.05])
        #expect(Holm(probabilities: [], significance: 0.05).adjusted.isEmpty)
    }

    @Test("Adjusted p-values never exceed one")
    func cap() {
        #expect(Holm(probabilities: [0.9, 0.8], significance: 0.05).adjusted == [1, 1])
    }
}

internal import Structure
internal import Testing

@Suite("Pielou's evenness")
struct EvennessTests {
    @Test("Equal shares have the evenness 1")
    func equal() throws {
        let two = try #require(Evenness.pielou([7, 7]))
        let four = try #require(Evenness.pielou([1, 1, 1, 1]))
        #expect(abs(two - 1) < 1e-12)
        #expect(abs(four - 1) < 1e-12)
    }

    @Test("The shares 3 and 1 have the evenness 0.8113")
    func unequal() throws {
        let evenness = try #require(Evenness.pielou([3, 1]))
        #expect(abs(evenness - 0.811_278_124_459) < 1e-9)
    }

    @Test("The order of shares does not change the evenness")
    func order() {
        let amounts = (1...40).map { $0 * $0 * 37 % 101 }
        let expected = Evenness.pielou(amounts)
        for start in amounts.indices {
            #expect(Evenness.pielou(Array(amounts[start...] + amounts[..<start])) == expected)
        }
    }

    @Test("Fewer than two shares have no evenness", arguments: [[], [5], [5, 0]])
    func undefined(amounts: [Int]) {
        #expect(Evenness.pielou(amounts) == nil)
    }
}

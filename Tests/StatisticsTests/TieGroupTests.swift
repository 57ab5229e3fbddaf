internal import Testing

@testable internal import Statistics

@Suite("Ranks with ties")
struct TieGroupTests {
    private func group(_ rank: Int, _ variants: [Int], clear: Bool = true) -> TieGroup {
        TieGroup(rank: rank, variants: variants, hasClearBorder: clear)
    }

    @Test("Variants without a difference share a rank, and the next rank counts them")
    func sharedRank() {
        let groups = TieGroup.groups(
            levels: [1.2, 0.9, 0.91],
            differences: [[0, 1], [0, 2]]
        )
        #expect(groups == [group(1, [1, 2]), group(3, [0])])
    }

    @Test("Without differences there is one group, with all differences one per variant")
    func extremes() {
        #expect(TieGroup.groups(levels: [3, 1, 2], differences: []) == [group(1, [1, 2, 0])])
        #expect(
            TieGroup.groups(levels: [3, 1, 2], differences: [[0, 1], [1, 2], [0, 2]])
                == [group(1, [1]), group(2, [2]), group(3, [0])]
        )
    }

    @Test("Ties that are not transitive give an unclear border")
    func nonTransitive() {
        #expect(
            TieGroup.groups(levels: [1, 2, 3], differences: [[0, 2]])
                == [group(1, [0, 1]), group(3, [2], clear: false)]
        )
    }

    @Test("A group never has two variants that differ")
    func noDifferenceWithin() {
        #expect(
            TieGroup.groups(levels: [1, 2, 3], differences: [[1, 2]])
                == [group(1, [0, 1]), group(3, [2], clear: false)]
        )
    }

    @Test("Equal levels keep the order of the variants")
    func equalLevels() {
        #expect(TieGroup.groups(levels: [1, 1, 1], differences: []) == [group(1, [0, 1, 2])])
        #expect(TieGroup.groups(levels: [], differences: []).isEmpty)
    }
}

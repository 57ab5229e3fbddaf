internal import Testing

@testable internal import Statistics

@Suite("Ranks with ties")
struct TieGroupTests {
    private func group(_ rank: Int, _ variants: [Int], clear: Bool = true) -> TieGroup {
        TieGroup(rank: rank, variants: variants, hasClearBorder: clear)
    }

    @Test("Variants that cannot be told apart share a rank, and the next rank counts them")
    func sharedRank() {
        let groups = TieGroup.groups(
            levels: [1.2, 0.9, 0.91],
            differences: [[0, 1], [0, 2]]
        )
        #expect(groups == [group(1, [1, 2]), group(3, [0])])
    }

    @Test("No difference means one group, all differences as many groups as variants")
    func extremes() {
        #expect(TieGroup.groups(levels: [3, 1, 2], differences: []) == [group(1, [1, 2, 0])])
        #expect(
            TieGroup.groups(levels: [3, 1, 2], differences: [[0, 1], [1, 2], [0, 2]])
                == [group(1, [1]), group(2, [2]), group(3, [0])]
        )
    }

    @Test("When A ties with B and B with C but A and C differ, the border is not clear")
    func nonTransitive() {
        #expect(
            TieGroup.groups(levels: [1, 2, 3], differences: [[0, 2]])
                == [group(1, [0, 1]), group(3, [2], clear: false)]
        )
    }

    @Test("A group holds no two variants that differ, even if both tie with its first")
    func noDifferenceWithin() {
        #expect(
            TieGroup.groups(levels: [1, 2, 3], differences: [[1, 2]])
                == [group(1, [0, 1]), group(3, [2], clear: false)]
        )
    }

    @Test("Equal levels keep the order of the variants, and no variants make no groups")
    func equalLevels() {
        #expect(TieGroup.groups(levels: [1, 1, 1], differences: []) == [group(1, [0, 1, 2])])
        #expect(TieGroup.groups(levels: [], differences: []).isEmpty)
    }
}

internal import Decision
internal import Matrix
internal import Testing

@Suite("The ranking with weights")
struct RankingTests {
    /// Points in two features: MVVM loses few points for code and gains points for tests, VIPER
    /// loses many for code.
    private let table = PointTable(
        variants: [.mvc, .mvvm, .viper],
        points: [
            .code: [[100, 100], [90, 96], [40, 60]], .allFaults: [[10, 30], [70, 80], [80, 90]],
        ]
    )

    private func weights(size: Int, testability: Int) -> Weights {
        Weights(
            groups: [.size: size, .testability: testability],
            criteria: [.code: 1, .allFaults: 1]
        )
    }

    @Test("Points and ranges are weighted means over features")
    func points() throws {
        let ranking = try #require(Ranking(table, weights(size: 1, testability: 3)))
        #expect(ranking.standings.map(\.variant) == [.mvvm, .viper, .mvc])
        let mvvm = try #require(ranking.standings.first)
        #expect(mvvm.points == 0.25 * 93 + 0.75 * 75)
        #expect(mvvm.range == (0.25 * 90 + 0.75 * 70)...(0.25 * 96 + 0.75 * 80))
        #expect(table.criteria == [.allFaults, .code])
        #expect(mvvm.parts == [56.25, 23.25])
    }

    @Test("Variants with overlapping or close ranges lead together")
    func leaders() throws {
        // MVC 100–100, MVVM 90–96: a gap of 4.
        let size = try #require(Ranking(table, weights(size: 1, testability: 0)))
        #expect(size.first == .mvc)
        #expect(size.leaders == [.mvc, .mvvm])
        // MVVM 70–80, VIPER 80–90.
        let testability = try #require(Ranking(table, weights(size: 0, testability: 1)))
        #expect(testability.leaders == [.viper, .mvvm])
        let apart = PointTable(
            variants: [.mvc, .viper],
            points: [.code: [[100, 100], [90, 95]]]
        )
        let ahead = try #require(Ranking(apart, weights(size: 1, testability: 1)))
        #expect(ahead.leaders == [.mvc])
    }

    @Test("All variants lead together if there is only one feature")
    func oneFeature() throws {
        let one = PointTable(
            variants: [.mvc, .viper],
            points: [.code: [[100], [40]]],
            hasRange: false
        )
        let ranking = try #require(Ranking(one, weights(size: 1, testability: 1)))
        #expect(ranking.leaders == [.mvc, .viper])
    }

    @Test("The weight of a group does not depend on its number of criteria")
    func groups() throws {
        let weights = Weights(
            groups: [.size: 1, .testability: 1],
            criteria: [.code: 2, .testCost: 2, .allFaults: 5]
        )
        let shares = weights.shares(of: [.allFaults, .code, .testCost])
        #expect(shares == [.allFaults: 0.5, .code: 0.25, .testCost: 0.25])
        // Of the group, only what was measured counts.
        #expect(weights.shares(of: [.allFaults, .code]) == [.allFaults: 0.5, .code: 0.5])
    }

    @Test("Without any weight there is no ranking")
    func withoutWeights() {
        #expect(Ranking(table, Weights()) == nil)
        #expect(Ranking(table, Weights(groups: [.size: 5], criteria: [:])) == nil)
        #expect(Ranking(table, Weights(groups: [.changes: 5], criteria: [.addField: 5])) == nil)
    }

    @Test("A weight outside of 0 to 5 is clamped")
    func limits() {
        let weights = Weights(groups: [.size: 9], criteria: [.code: -1])
        #expect(weights[.group(.size)] == 5)
        #expect(weights[.criterion(.code)] == 0)
    }

    @Test("A turning point is the nearest weight that changes the first variant")
    func turns() throws {
        let weights = weights(size: 5, testability: 0)
        #expect(
            Turn.all(in: table, weights) == [
                Turn(item: .group(.testability), from: 0, to: 1, first: .mvvm)
            ]
        )
        #expect(Turn.all(in: table, Weights()) == [])
    }

    @Test("Random weights are reproducible, and each is counted")
    func randomWeights() {
        let random = RandomWeights(in: table, count: 200)
        #expect(random.firsts.map(\.variant) == [.mvc, .mvvm, .viper])
        #expect(random.firsts.map(\.count).reduce(0, +) == 200)
        #expect(
            random.firsts.map(\.count) == RandomWeights(in: table, count: 200).firsts.map(\.count)
        )
        #expect(random.firsts.allSatisfy { $0.count > 0 })
        #expect(RandomWeights(in: PointTable(variants: [], points: [:])).count == 0)
    }
}

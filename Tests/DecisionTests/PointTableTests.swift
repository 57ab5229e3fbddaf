internal import Decision
internal import Matrix
internal import Report
internal import ReportSamples
internal import Testing

@Suite("The points of architectures")
struct PointTableTests {
    private func points(_ criterion: DecisionCriterion, _ table: PointTable) -> [[Double]] {
        Variant.architectures.map { table.points(criterion, of: $0) }
    }

    @Test("Twice the baseline's cost has 50 points, half of it 200")
    func costs() throws {
        let table = PointTable(
            architecturesIn: try .compared(
                code: [100, 200, 50, 100],
                killed: [10, 10, 10, 10],
                changed: [10, 20, 5, 40]
            )
        )
        #expect(table.variants == [.mvc, .mvp, .mvvm, .viper])
        #expect(points(.code, table) == [[100], [50], [200], [100]])
        #expect(points(.addAction, table) == [[100], [50], [200], [25]])
    }

    @Test("Testability is the percentage of killed mutants")
    func testability() throws {
        let table = PointTable(
            architecturesIn: try .compared(code: [1, 1, 1, 1], killed: [0, 60, 50, 100])
        )
        #expect(points(.logicFaults, table) == [[0], [60], [50], [100]])
        #expect(points(.allFaults, table) == [[0], [60], [50], [100]])
    }

    @Test("Test lines per killed mutant are compared only if the baseline kills one")
    func testCost() throws {
        let none = PointTable(
            architecturesIn: try .compared(code: [1, 1, 1, 1], killed: [0, 60, 50, 100])
        )
        #expect(!none.criteria.contains(.testCost))
        let some = PointTable(
            architecturesIn: try .compared(code: [1, 1, 1, 1], killed: [10, 20, 5, 0])
        )
        #expect(points(.testCost, some) == [[100], [200], [50], [0]])
    }

    @Test("Store and Observable are compared if each feature has their values")
    func recent() throws {
        let table = PointTable(
            architecturesIn: try .compared(
                code: [100, 200, 50, 100, 400, 80],
                killed: [10, 10, 10, 10, 10, 10],
                of: Variant.architectures + Variant.recent
            )
        )
        #expect(table.variants == [.mvc, .mvp, .mvvm, .viper, .store, .observable])
        #expect(table.points(.code, of: .store) == [25])
        #expect(table.points(.code, of: .observable) == [125])
    }

    @Test("A criterion that was not measured is excluded")
    func excludes() throws {
        let table = PointTable(
            architecturesIn: try .compared(code: [100, 200, 50, 100], killed: [1, 1, 1, 1])
        )
        #expect(table.criteria == [.logicFaults, .allFaults, .code, .testCost])
        #expect(points(.addField, table) == [[], [], [], []])
        let nothing = PointTable(architecturesIn: try .sampleWithoutValues())
        #expect(nothing.criteria.isEmpty)
    }
}

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
        #expect(points(.allFaults, table) == [[100], [100], [100], [100]])
    }

    @Test("Faults are those that all tests find, and test lines are those of all tests")
    func allTests() throws {
        let table = PointTable(
            architecturesIn: try .compared(
                code: [1, 1, 1, 1],
                killed: [0, 5, 5, 0],
                killedByAll: [10, 20, 5, 0]
            )
        )
        #expect(points(.allFaults, table) == [[10], [20], [5], [0]])
        #expect(points(.testCost, table) == [[100], [200], [50], [0]])
    }

    @Test("A single change has the range of all changes, because less evidence is not more certain")
    func oneChange() {
        let table = PointTable(
            variants: [.mvc, .mvp],
            points: [.addField: [[100], [80]], .addAction: [[100, 100], [50, 120]]]
        )
        #expect(table.criteria == [.addField, .addAction])
        let ranges = table.summaries.map { $0.map(\.range) }
        #expect(ranges == [[100...100, 50...120], [100...100, 50...120]])
    }

    @Test("Store and Observable are compared if each feature has their values")
    func recent() throws {
        let table = PointTable(
            architecturesIn: try .compared(
                code: [100, 200, 50, 100, 400, 80],
                killed: [10, 10, 10, 10, 10, 10],
                of: Variant.architectures + [.store, .observable]
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

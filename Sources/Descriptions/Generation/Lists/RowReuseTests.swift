/// The tests of rows whose cell is reused while another cell shows the row.
extension ListPlan {
    /// Returns the test of a presenter to which a second cell attaches itself.
    ///
    /// - Parameter change: the statements that change the row, with the expected calls to the
    ///   second cell.
    func detachesOnlyItself(_ change: [String]) -> String {
        SwiftText.test(
            "A reused cell detaches only itself: the cell that shows the row now is updated",
            "detachesOnlyItself",
            [
                "let row = row()", "let reused = \(itemType)CellSpy()",
                "let cell = \(itemType)CellSpy()", "row.attach(reused)", "row.attach(cell)",
                "row.detach(reused)", "cell.calls = []",
            ] + change
        )
    }

    /// Returns the test of a view model to which a second observer binds itself.
    ///
    /// - Parameters:
    ///   - closure: the closure that receives the value.
    ///   - type: the type of the value.
    ///   - changes: the statements that change the value.
    ///   - values: the literals of all values.
    func unbindsOnlyItself(
        _ name: String,
        _ type: String,
        changes: [String],
        values: [String]
    ) -> String {
        SwiftText.test(
            "A reused cell unbinds only itself: the cell that shows the row now is updated",
            "unbindsOnlyItself",
            [
                "let row = row()", "let reused = Observer()", "let current = Observer()",
                "var values: [\(type)] = []", "row.\(name).bind(to: reused) { _, _ in }",
                "row.\(name).bind(to: current) { values.appendChange($1) }", "row.unbind(reused)",
            ] + changes + [
                "#expect(values == [\(values.joined(separator: ", "))])", "row.unbind(current)",
                "row.update(\(literal(Sample.later(description), id: 3)))",
                "#expect(values.count == \(values.count))",
            ]
        )
    }
}

internal import Report
internal import Workshop

extension Measure {
    static let changes = Measure("changes", dependsOn: nil, into: \.changes) {
        (run, _, steps) async throws(WorkbenchError) in
        steps.begin("Counting what changes cost")
        defer { run.progress.end() }
        let library = ChangeLibrary(packageRoot: run.packageRoot)
        var figures: [CellChanges] = []
        for cell in run.cells {
            do throws(WorkshopError) {
                figures.append(try library.changes(of: cell))
            } catch {
                // Who works on a cell, as in an exercise, is not kept from all other figures.
                if case .drifted = error { return .notAvailable("\(error).") }
                throw .failed(error.description)
            }
        }
        return .figures(figures)
    }
}

extension CellChanges: FigureOfCell {}

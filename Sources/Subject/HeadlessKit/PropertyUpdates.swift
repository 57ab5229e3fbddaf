internal import Observation

/// The cells that are updated after the current event, all in one job of the main actor.
///
/// They are not properties of the cells, because most cells observe nothing.
@MainActor
enum PropertyUpdates {
    private static var waitingCells: [TableViewCell] = []

    static func schedule(_ cell: TableViewCell) {
        if waitingCells.isEmpty { Task { performAll() } }
        if !waitingCells.contains(where: { $0 === cell }) { waitingCells.append(cell) }
    }

    private static func performAll() {
        let cells = waitingCells
        waitingCells = []
        cells.forEach(perform)
    }

    private static func perform(on cell: TableViewCell) {
        withObservationTracking {
            cell.updateProperties()
        } onChange: { [weak cell] in
            // Observable objects change only on the main actor, and observation calls this
            // synchronously.
            MainActor.assumeIsolated { cell?.setNeedsUpdateProperties() }
        }
    }
}

internal import Observation

/// The updates of cells after the current event, each in a job of the main actor.
@MainActor
enum PropertyUpdates {
    static func schedule(_ cell: TableViewCell) {
        guard !cell.isUpdateScheduled else { return }
        cell.isUpdateScheduled = true
        Task {
            cell.isUpdateScheduled = false
            perform(on: cell)
        }
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

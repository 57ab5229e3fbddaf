package import Model
package import Scenarios

/// The test environment of a relay: for each worker a printer, whose jobs a scenario finishes.
package final class RelayEnvironment: ScenarioEnvironment {
    private let jobSource = InMemoryJobSource()
    private let printers = RelayElement.managers.map { (manager: $0, printer: InMemoryPrinter()) }

    package init(opening: Opening) {}

    package var dependencies: RelayDependencies {
        RelayDependencies(
            jobSource: jobSource,
            printers: printers.map { ($0.manager, $0.printer) }
        )
    }

    /// Finishes the job of a manager.
    ///
    /// - Returns: Whether there was a job.
    package func finish(_ manager: String) -> Bool {
        printers.first { $0.manager == manager }?.printer.finish() ?? false
    }

    package func happen(_ event: String, _ value: JSONValue) -> String? {
        guard case .text(let manager) = value else { return "a manager needs a name" }
        return finish(manager) ? nil : "the worker of \(manager) has no job"
    }

    // No service sends requests; the printers reply with model events.
    package var requests: [ServiceRequest] { [] }
    package var waitingReplies: Int { 0 }
    package func deliver(_ delivery: Delivery) {}
    package func fail(_ operation: Model.Operation) {}
    package func set(_ values: [String: JSONValue]) {}
}

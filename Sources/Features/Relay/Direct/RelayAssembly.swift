package import HeadlessKit
package import Relay

/// The entry point of the implementation.
@MainActor
package enum RelayAssembly {
    package static func screen(_ dependencies: RelayDependencies) -> UIViewController {
        let managers = dependencies.printers.map { name, printer in
            RelayManager(
                name: name,
                worker: RelayWorker(printer: printer),
                jobSource: dependencies.jobSource
            )
        }
        return RelayViewController(managers: managers)
    }
}

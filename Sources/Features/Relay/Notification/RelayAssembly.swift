package import HeadlessKit
package import Relay

/// The entry point of the implementation.
@MainActor
package enum RelayAssembly {
    package static func screen(_ dependencies: RelayDependencies) -> UIViewController {
        let pairs = dependencies.printers.map { name, printer in
            let channel = RelayChannel()
            return (
                manager: RelayManager(
                    name: name,
                    channel: channel,
                    jobSource: dependencies.jobSource
                ),
                worker: RelayWorker(channel: channel, printer: printer)
            )
        }
        return RelayViewController(
            managers: pairs.map(\.manager),
            workers: pairs.map(\.worker)
        )
    }
}

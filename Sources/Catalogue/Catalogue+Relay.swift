internal import Matrix
internal import Relay
internal import RelayControl
internal import RelayDelegate
internal import RelayDirect
internal import RelayNotification

extension Catalogue {
    static let relay = Entry(
        environment: RelayEnvironment.init(opening:),
        cells: [
            .direct: { RelayDirect.RelayAssembly.screen($0.dependencies) },
            .delegate: { RelayDelegate.RelayAssembly.screen($0.dependencies) },
            .notification: { RelayNotification.RelayAssembly.screen($0.dependencies) },
        ],
        control: { RelayControl.RelayAssembly.screen($0.dependencies) }
    )
}

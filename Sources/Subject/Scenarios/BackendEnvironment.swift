package import Model

/// A backend and its connection, configured by an opening.
@MainActor
package struct BackendWorld {
    package let backend: InMemoryBackend
    fileprivate let scenarioConnection: ScenarioConnection

    package init(opening: Opening) {
        scenarioConnection = ScenarioConnection(opening: opening)
        backend = InMemoryBackend(
            seed: UInt64(opening.integer("seed", default: 7)),
            connection: scenarioConnection.connection
        )
    }
}

/// An environment with the services of a backend.
package protocol BackendEnvironment: ConnectedEnvironment {
    var world: BackendWorld { get }
}

extension BackendEnvironment {
    package var scenarioConnection: ScenarioConnection { world.scenarioConnection }
}

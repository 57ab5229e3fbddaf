package import Model

/// A backend and its connection, configured by an opening.
@MainActor
package struct BackendWorld {
    package let backend: InMemoryBackend
    fileprivate let scripted: ScriptedConnection

    package init(opening: Opening) {
        scripted = ScriptedConnection(opening: opening)
        backend = InMemoryBackend(
            seed: UInt64(opening.integer("seed", default: 7)),
            connection: scripted.connection
        )
    }
}

/// An environment with the services of a backend.
package protocol BackendEnvironment: ConnectedEnvironment {
    var world: BackendWorld { get }
}

extension BackendEnvironment {
    package var scripted: ScriptedConnection { world.scripted }
}

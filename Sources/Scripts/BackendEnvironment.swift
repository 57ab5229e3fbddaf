package import Model

/// A backend, and what connects a feature with it, as an opening asks for them.
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

/// An environment whose services are those of a backend.
package protocol BackendEnvironment: ConnectedEnvironment {
    var world: BackendWorld { get }
}

extension BackendEnvironment {
    package var scripted: ScriptedConnection { world.scripted }
}

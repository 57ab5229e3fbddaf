package import Foundation

/// The states of a screen as data, from which the same screen can be built again.
///
/// A screen has at most one store for each type of state, so the name of the type is the key.
@MainActor
package final class StateArchive {
    private let restored: [String: Data]
    private var encodings: [String: () throws -> Data?] = [:]

    /// - Parameter restored: the data of the archive of an earlier screen.
    package init(_ restored: [String: Data] = [:]) {
        self.restored = restored
    }

    /// Returns the state of the earlier screen; `nil` if there is none, or if it cannot be decoded
    /// because it is of another version.
    package func state<State: Decodable>() -> State? {
        restored["\(State.self)"].flatMap { try? JSONDecoder().decode(State.self, from: $0) }
    }

    /// Adds a store of the screen, which is not retained.
    package func add<State: Encodable, Action>(_ store: Store<State, Action>) {
        encodings["\(State.self)"] = { [weak store] in
            try store.map { try JSONEncoder().encode($0.state) }
        }
    }

    /// Returns the current states of the screen.
    package func data() throws -> [String: Data] {
        try encodings.compactMapValues { try $0() }
    }
}

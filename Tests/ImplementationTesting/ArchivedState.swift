internal import Foundation
package import HeadlessKit
package import StateManagement

/// Opens a screen from an archived state.
///
/// - Parameter open: creates the screen with the archive.
/// - Returns: The state that the screen archives again, or `nil` if it archives no state of this
///   type.
@MainActor
package func archivedState<State: Codable>(
    after state: State,
    opening open: (StateArchive) -> UIViewController
) throws -> State? {
    let archive = StateArchive(["\(State.self)": try JSONEncoder().encode(state)])
    return try withExtendedLifetime(open(archive)) { try StateArchive(archive.data()).state() }
}

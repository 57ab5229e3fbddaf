/// A guest.
package struct Guest: Identifiable, Hashable, Sendable {
    package let id: Int
    package var portrait: String
    package var hostNumber: Int
    package var isHere: Bool
    package var score: Int
    package var isPraised: Bool
}

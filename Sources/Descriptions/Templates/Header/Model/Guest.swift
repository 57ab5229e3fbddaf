/// A guest.
package struct Guest: Identifiable, Hashable, Sendable {
    package let id: Int
    package var name: String
    package var portrait: String
    package var isHere: Bool
}

/// A guest.
package struct Guest: Identifiable, Hashable, Sendable {
    package let id: Int
    package var portrait: String
    package var hostNumber: Int
    package var isHere: Bool
    package var score: Int
    package var isPraised: Bool

    package init(
        id: Int,
        portrait: String,
        hostNumber: Int,
        isHere: Bool,
        score: Int,
        isPraised: Bool
    ) {
        self.id = id
        self.portrait = portrait
        self.hostNumber = hostNumber
        self.isHere = isHere
        self.score = score
        self.isPraised = isPraised
    }
}

package import Scenarios

extension Opening {
    /// Opens a list of people.
    ///
    /// - Parameters:
    ///   - kind: `follow` or `friend`.
    ///   - count: how many there are.
    ///   - known: who is followed, or a friend.
    ///   - asked: who was asked for friendship.
    package static func people(
        kind: String = "follow",
        count: Int = 3,
        known: [Int] = [],
        asked: [Int] = []
    ) -> Opening {
        Opening(
            feature: "people",
            values: [
                "kind": .text(kind), "people": .integer(count),
                "known": .list(known.map(JSONValue.integer)),
                "asked": .list(asked.map(JSONValue.integer)),
            ]
        )
    }
}

package import Scenarios

extension Opening {
    /// Opens a list of people.
    ///
    /// - Parameters:
    ///   - kind: `follow` or `friend`.
    ///   - count: the number of people.
    ///   - known: the users who are followed, or friends.
    ///   - asked: the users who have a friend request.
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

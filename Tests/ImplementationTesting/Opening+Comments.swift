package import Scenarios

extension Opening {
    /// Opens the comments on a blog, where replies wait to be delivered.
    ///
    /// - Parameters:
    ///   - count: how many there are.
    ///   - width: of the column, in characters.
    package static func comments(count: Int = 45, width: Int = 40) -> Opening {
        Opening(
            feature: "comments",
            values: ["comments": .integer(count), "width": .integer(width)]
        )
    }
}

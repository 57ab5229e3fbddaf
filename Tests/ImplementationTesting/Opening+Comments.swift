package import Scenarios

extension Opening {
    /// Opens the comments on a blog. Replies are pending until they are delivered.
    ///
    /// - Parameters:
    ///   - count: the number of comments.
    ///   - width: the width of the column in characters.
    package static func comments(count: Int = 45, width: Int = 40) -> Opening {
        Opening(
            feature: "comments",
            values: ["comments": .integer(count), "width": .integer(width)]
        )
    }
}

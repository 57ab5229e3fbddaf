package import Scenarios

extension Opening {
    /// Opens the page of a user as viewer 1. Replies are pending until they are delivered.
    ///
    /// - Parameter user: 1 is the viewer; 3 has no name; 4 has neither biography nor icon.
    package static func blogFeed(user: Int = 2, blogs: Int = 45, drafts: Int = 3) -> Opening {
        Opening(
            feature: "blog-feed",
            values: [
                "user": .integer(user), "viewer": .integer(1),
                "blogs": .integer(blogs), "drafts": .integer(drafts),
            ]
        )
    }
}

package import Scenarios

extension Opening {
    /// A person's page that person 1 looks at, where replies wait to be delivered.
    ///
    /// - Parameter user: 1 opens one's own page; 3 has no name; 4 has neither biography nor icon.
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
